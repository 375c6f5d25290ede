/** How a delivery stands: one that failed so far and waits for its retry is told from one that was not sent yet. */
export function deliveryState({ status, attempts }: { status: string; attempts: number }): string {
  return status === 'pending' && attempts > 0 ? 'retrying' : status;
}
