// What every test file begins with.
import { configure } from "@testing-library/dom";

/** How long a test waits for what a page does later, in milliseconds: a busy machine is no failure. */
configure({ asyncUtilTimeout: 60_000 });
