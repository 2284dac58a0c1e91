// tsc checks types and Prettier checks style; this covers what neither does: the rules of hooks.
import parser from "@babel/eslint-parser";
import hooks from "eslint-plugin-react-hooks";

/** The typescript-eslint parser needs an older compiler than ours; no rule here needs type information. */
const read = (plugins) => ({
  parser,
  parserOptions: {
    requireConfigFile: false,
    babelOptions: { babelrc: false, configFile: false, parserOpts: { plugins } },
  },
});

// Not the rule about refs read while rendering: the compiler leaves such components as they are. Nor those about state
// set in effects and memoization by hand: what they forbid works when compiled, too.
const rules = {
  "react-hooks/rules-of-hooks": "error",
  "react-hooks/exhaustive-deps": "error",
  "react-hooks/set-state-in-render": "error",
  "react-hooks/static-components": "error",
  "react-hooks/use-memo": "error",
  "react-hooks/void-use-memo": "error",
  "react-hooks/globals": "error",
  "react-hooks/purity": "error",
  "react-hooks/unsupported-syntax": "error",
  "react-hooks/error-boundaries": "error",
};

const block = (files, plugins) => ({
  files,
  languageOptions: read(plugins),
  linterOptions: { reportUnusedDisableDirectives: "error" },
  plugins: { "react-hooks": hooks },
  rules,
});

export default [block(["src/**/*.ts"], ["typescript"]), block(["src/**/*.tsx"], ["typescript", "jsx"])];
