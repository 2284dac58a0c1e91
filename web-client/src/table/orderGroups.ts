import type { AnswerWords } from "../protocol";

/** Answers of a standing order under a heading. */
export interface OrderGroup {
  name: string;
  answers: readonly AnswerWords[];
}

/** Sorts the answers of an order under headings; null for those that stay as the catalogue lists them. */
export type OrderAnswers = (about: string, answers: readonly AnswerWords[]) => readonly OrderGroup[] | null;
