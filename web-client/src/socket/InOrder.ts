/**
 * Keeps in order what is asked of the server about one thing. Deeds go one after the other, and an answer that
 * something newer has overtaken is not taken.
 */
export class InOrder {
  private last: Promise<unknown> = Promise.resolve();
  private underWay = 0;
  private moment = 0;
  private afterwards: (() => void) | null = null;
  private begun = 0;

  /** How many deeds there were. */
  get deeds(): number {
    return this.begun;
  }

  /**
   * Asks how it stands, after all deeds. Nothing is heard of an answer that is out of date, nor why there is none by
   * then.
   */
  look<T>(
    ask: () => Promise<T>,
    take: (answer: T) => void,
    failed: (reason: unknown) => void = () => undefined,
  ): void {
    if (this.underWay > 0) {
      this.afterwards = () => this.look(ask, take, failed);
      return;
    }
    const now = ++this.moment;
    const newest = () => now === this.moment;
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
   * Changes how it stands, once every deed before is done. Its answer is taken unless another deed follows already,
   * whose answer tells more; whatever fails is to look anew. Resolves and rejects as `wish` does.
   */
  async deed<T>(wish: () => Promise<T>, take: (answer: T) => void): Promise<T> {
    this.begun++;
    this.moment++;
    this.underWay++;
    const done = this.last.then(wish);
    this.last = done.catch(() => undefined);
    try {
      const answer = await done;
      if (this.underWay === 1) take(answer);
      return answer;
    } finally {
      this.underWay--;
      if (this.underWay === 0) {
        const look = this.afterwards;
        this.afterwards = null;
        look?.();
      }
    }
  }
}
