/** If it is raised while no task waits, the next wait ends at once. */
export class Signal {
  private raised = false;
  private wake: () => void = () => undefined;

  raise(): void {
    this.raised = true;
    this.wake();
  }

  /** Resolves when the signal is raised, or after `atMost` milliseconds. */
  async wait(atMost: number): Promise<void> {
    if (!this.raised) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, atMost);
        timer.unref?.();
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.raised = false;
  }
}
