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

// The plugin's other rules are for code that the React compiler rewrites; this code is not compiled that way.
const rules = {
  "react-hooks/rules-of-hooks": "error",
  "react-hooks/exhaustive-deps": "error",
  "react-hooks/set-state-in-render": "error",
  "react-hooks/static-components": "error",
  "react-hooks/use-memo": "error",
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
