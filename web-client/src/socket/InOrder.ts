/**
 * Orders the requests about one thing. Writes run one after the other, and answers overtaken by something newer are
 * dropped.
 */
export class InOrder {
  private last: Promise<unknown> = Promise.resolve();
  private underWay = 0;
  /** Reads so far, and how many of them are answered or out of date. */
  private asked = 0;
  private settled = 0;
  private afterwards: (() => void) | null = null;
  private begun = 0;

  /** The number of writes. */
  get deeds(): number {
    return this.begun;
  }

  /**
   * Reads the current state, after all writes. An answer is dropped once a newer one has arrived, not while it is on
   * its way: else reads that take longer than the interval between them would never be used. A failure is dropped once
   * anything newer is asked.
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
    const now = ++this.asked;
    ask().then(
      (answer) => {
        if (now <= this.settled) return;
        this.settled = now;
        take(answer);
      },
      (reason: unknown) => {
        if (now <= this.settled || now !== this.asked) return;
        this.settled = now;
        failed(reason);
      },
    );
  }

  /** Drops the answers to reads on their way, such as those about a former player. */
  drop(): void {
    this.settled = this.asked;
  }

  /**
   * The server has pushed something newer. An answer on its way may be older than that: then `again`, which looks, is
   * called, and the older answer is dropped.
   */
  heard(again: () => void): void {
    if (this.settled === this.asked && this.underWay === 0) return;
    this.drop();
    again();
  }

  /**
   * Writes, once every earlier write is done. Its answer is used unless another write follows, whose answer is newer;
   * after a failure the state is read again. Resolves and rejects as `wish` does.
   */
  async deed<T>(wish: () => Promise<T>, take: (answer: T) => void): Promise<T> {
    this.begun++;
    this.drop();
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
