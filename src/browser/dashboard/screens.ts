/** Every screen of the dashboard: one line each. Navigation, palette, shortcuts and help are made from this table. */
import type { ComponentType } from 'preact';

/** What a screen is given. */
export interface ScreenProps {
  /** The part of the path that the screen's own path leaves open. */
  id: string;
  query: Readonly<Record<string, string>>;
}

/** Headings of the navigation, in this order. */
export const GROUPS = ['Overview', 'Money', 'Webhooks', 'Developer', 'Control'] as const;

/** A screen. */
export interface Screen {
  /** `:id` stands for one segment. */
  path: string;
  title: string;
  /** Where the navigation lists it; absent for a screen that others lead to. */
  group?: (typeof GROUPS)[number];
  /** Pressed after g. */
  key?: string;
  /** How ids of its records begin, so that the palette can jump to one. */
  idPrefix?: string;
  load(): Promise<{ default: ComponentType<ScreenProps> }>;
}

export const SCREENS: readonly Screen[] = [
  { path: '/dashboard', title: 'Home', group: 'Overview', key: 'h', load: () => import('./screens/home.js') },
  {
    path: '/dashboard/payments',
    title: 'Payments',
    group: 'Money',
    key: 'p',
    load: () => import('./screens/payments.js'),
  },
  {
    path: '/dashboard/payments/:id',
    title: 'Payment request',
    idPrefix: 'pay_req_',
    load: () => import('./screens/payment.js'),
  },
  {
    path: '/dashboard/invoices',
    title: 'Invoices',
    group: 'Money',
    key: 'i',
    load: () => import('./screens/invoices.js'),
  },
  {
    path: '/dashboard/invoices/:id',
    title: 'Invoice',
    idPrefix: 'inv_',
    load: () => import('./screens/invoice.js'),
  },
  {
    path: '/dashboard/payouts',
    title: 'Payouts',
    group: 'Money',
    key: 'o',
    load: () => import('./screens/payouts.js'),
  },
  {
    path: '/dashboard/payouts/:id',
    title: 'Payout',
    idPrefix: 'payout_',
    load: () => import('./screens/payout.js'),
  },
  {
    path: '/dashboard/transactions',
    title: 'Transactions',
    group: 'Money',
    key: 't',
    load: () => import('./screens/transactions.js'),
  },
  {
    path: '/dashboard/transactions/:id',
    title: 'Transaction',
    idPrefix: 'txn_',
    load: () => import('./screens/transaction.js'),
  },
  {
    path: '/dashboard/payment-links',
    title: 'Payment links',
    group: 'Money',
    key: 'l',
    load: () => import('./screens/payment-links.js'),
  },
  {
    path: '/dashboard/payment-links/:id',
    title: 'Payment link',
    idPrefix: 'plink_',
    load: () => import('./screens/payment-link.js'),
  },
  {
    path: '/dashboard/subscriptions',
    title: 'Subscriptions',
    group: 'Money',
    key: 's',
    load: () => import('./screens/subscriptions.js'),
  },
  {
    path: '/dashboard/subscriptions/:id',
    title: 'Subscription',
    idPrefix: 'sub_',
    load: () => import('./screens/subscription.js'),
  },
  {
    path: '/dashboard/balance',
    title: 'Balance',
    group: 'Money',
    key: 'b',
    load: () => import('./screens/balance.js'),
  },
  {
    path: '/dashboard/withdrawals',
    title: 'Withdrawals',
    group: 'Money',
    key: 'a',
    load: () => import('./screens/withdrawals.js'),
  },
  { path: '/dashboard/timeline/:id', title: 'Timeline', load: () => import('./screens/timeline.js') },
  {
    path: '/dashboard/requests',
    title: 'Requests',
    group: 'Developer',
    key: 'r',
    load: () => import('./screens/requests.js'),
  },
  {
    path: '/dashboard/requests/:id',
    title: 'Request',
    idPrefix: 'req_',
    load: () => import('./screens/request.js'),
  },
  { path: '/dashboard/audit', title: 'Audit', group: 'Developer', load: () => import('./screens/audit.js') },
  { path: '/dashboard/coverage', title: 'Coverage', group: 'Developer', load: () => import('./screens/coverage.js') },
  { path: '/dashboard/keys', title: 'API keys', group: 'Developer', key: 'k', load: () => import('./screens/keys.js') },
  { path: '/dashboard/clock', title: 'Clock', group: 'Control', key: 'c', load: () => import('./screens/clock.js') },
  {
    path: '/dashboard/endpoints',
    title: 'Webhook endpoints',
    group: 'Webhooks',
    key: 'w',
    load: () => import('./screens/endpoints.js'),
  },
  {
    path: '/dashboard/events',
    title: 'Events',
    group: 'Webhooks',
    key: 'e',
    load: () => import('./screens/events.js'),
  },
  { path: '/dashboard/events/:id', title: 'Event', idPrefix: 'evt_', load: () => import('./screens/event.js') },
  {
    path: '/dashboard/deliveries',
    title: 'Deliveries',
    group: 'Webhooks',
    key: 'd',
    load: () => import('./screens/deliveries.js'),
  },
  {
    path: '/dashboard/deliveries/:id',
    title: 'Delivery',
    idPrefix: 'dlv_',
    load: () => import('./screens/delivery.js'),
  },
  { path: '/dashboard/inbox', title: 'Inbox', group: 'Webhooks', key: 'i', load: () => import('./screens/inboxes.js') },
  { path: '/dashboard/inbox/:id', title: 'Inbox', load: () => import('./screens/inbox.js') },
  { path: '/dashboard/faults', title: 'Faults', group: 'Control', key: 'f', load: () => import('./screens/faults.js') },
  {
    path: '/dashboard/scenarios',
    title: 'Scenarios',
    group: 'Control',
    key: 's',
    load: () => import('./screens/scenarios.js'),
  },
  { path: '/dashboard/profile', title: 'Profile', group: 'Control', load: () => import('./screens/profile.js') },
];

/** The screen at a path, and what stands in place of `:id`. */
export function screenAt(path: string): { screen: Screen; id: string } | undefined {
  const asked = path === '/' ? '/dashboard' : path;
  for (const screen of SCREENS) {
    const pattern = new RegExp(`^${screen.path.replace(':id', '([^/]+)')}$`);
    const match = pattern.exec(asked);
    if (match !== null) return { screen, id: safelyDecoded(match[1] ?? '') };
  }
  return undefined;
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Where a record is shown, by its id; undefined for ids that no screen knows. */
export function hrefOf(id: string): string | undefined {
  const screen = SCREENS.find(({ idPrefix }) => idPrefix !== undefined && id.startsWith(idPrefix));
  return screen?.path.replace(':id', encodeURIComponent(id));
}
