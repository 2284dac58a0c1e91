import { Drawn } from "../../../ui/Icons";

const PATH =
  "M3 4l18 17M9.500 6.300A9 9 0 0 1 22 12a14 14 0 0 1-3 3.700M6 8a14 14 0 0 0-4 4s4 7 10 7c1.500 0 2.800-.4 4-1";

/** What others cannot see. */
export const CrossedEye = () => <Drawn path={PATH} />;
