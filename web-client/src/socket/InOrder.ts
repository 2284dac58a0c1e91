/**
 * Keeps in order what is asked of the server about one thing. Deeds go one after the other, and an answer that
 * something newer has overtaken is not taken.
 */
export class InOrder {
  private last: Promise<unknown> = Promise.resolve();
  private underWay = 0;
  private moment = 0;
  private begun = 0;

  /** How many deeds there were. */
  get deeds(): number {
    return this.begun;
  }

  /** Asks how it stands. Nothing is heard of an answer that is out of date, nor why there is none by then. */
  look<T>(
    ask: () => Promise<T>,
    take: (answer: T) => void,
    failed: (reason: unknown) => void = () => undefined,
  ): void {
    const now = ++this.moment;
    const newest = () => now === this.moment && this.underWay === 0;
    ask().then(
      (answer) => {
        if (newest()) take(answer);
      },
      (reason: unknown) => {
        if (newest()) failed(reason);
      },
    );
  }

  /**
   * Changes how it stands, once every deed before is done; the answer is left to a deed that follows already, which
   * tells more. Rejects as `wish` does.
   */
  async deed<T>(wish: () => Promise<T>, take: (answer: T) => void): Promise<void> {
    this.begun++;
    this.moment++;
    this.underWay++;
    const done = this.last.then(wish);
    this.last = done.catch(() => undefined);
    try {
      const answer = await done;
      if (this.underWay === 1) take(answer);
    } finally {
      this.underWay--;
      this.moment++;
    }
  }
}
