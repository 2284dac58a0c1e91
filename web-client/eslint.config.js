// Types are the business of tsc and style that of Prettier; here stands what neither sees: how hooks are used.
import parser from "@babel/eslint-parser";
import hooks from "eslint-plugin-react-hooks";

/** The parser of typescript-eslint needs a compiler older than ours; nothing is checked here that needs types. */
const read = (plugins) => ({
  parser,
  parserOptions: {
    requireConfigFile: false,
    babelOptions: { babelrc: false, configFile: false, parserOpts: { plugins } },
  },
});

// The other rules of the plugin are for code that the React compiler rewrites, which this is not.
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
