/** Rings for whoever waits; rung while nobody does, it is remembered, once. */
export class Bell {
  private rung = false;
  private wake: () => void = () => undefined;

  ring(): void {
    this.rung = true;
    this.wake();
  }

  /** Resolves when it rings, or at the latest after so many milliseconds. */
  async wait(atMost: number): Promise<void> {
    if (!this.rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, atMost);
        timer.unref?.();
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.rung = false;
  }
}
