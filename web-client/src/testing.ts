// Set-up shared by all test files.
import { configure } from "@testing-library/dom";

/** How long a test waits for asynchronous changes, in milliseconds: a busy machine must not fail it. */
configure({ asyncUtilTimeout: 60_000 });
