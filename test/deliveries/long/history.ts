/** What happened, as the exported world tells it. */

export interface AttemptMade {
  number: number;
  scheduled_at_ms: number;
  at_ms: number;
  status: number | null;
  error: string | null;
}

export interface DeliveryMade {
  id: string;
  created_at_ms: number;
  event_id: string;
  endpoint_id: string;
  status: string;
  attempts: AttemptMade[];
}

export interface EventMade {
  id: string;
  type: string;
  resource_id: string;
}

export interface History {
  events: EventMade[];
  deliveries: DeliveryMade[];
}

/** What is judged of a world, without the bytes that were sent: many copies are made of it. */
export function historyIn({ events, deliveries }: History): History {
  return {
    events: events.map(({ id, type, resource_id }) => ({ id, type, resource_id })),
    deliveries: deliveries.map(({ id, created_at_ms, event_id, endpoint_id, status, attempts }) => {
      const made = attempts.map(({ number, scheduled_at_ms, at_ms, status, error }) => ({
        number,
        scheduled_at_ms,
        at_ms,
        status,
        error,
      }));
      return { id, created_at_ms, event_id, endpoint_id, status, attempts: made };
    }),
  };
}
