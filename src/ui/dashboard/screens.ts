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

const money = () => import('./groups/money.js');
const webhooks = () => import('./groups/webhooks.js');
const developer = () => import('./groups/developer.js');
const control = () => import('./groups/control.js');

/** A screen of a group. */
function of<Name extends string, View extends ComponentType<ScreenProps>>(
  group: () => Promise<Readonly<Record<Name, View>>>,
  name: Name,
): Screen['load'] {
  return async () => ({ default: (await group())[name] });
}

export const SCREENS: readonly Screen[] = [
  { path: '/dashboard', title: 'Home', group: 'Overview', key: 'h', load: () => import('./screens/home.js') },
  { path: '/dashboard/payments', title: 'Payments', group: 'Money', key: 'p', load: of(money, 'payments') },
  { path: '/dashboard/payments/:id', title: 'Payment request', idPrefix: 'pay_req_', load: of(money, 'payment') },
  { path: '/dashboard/invoices', title: 'Invoices', group: 'Money', key: 'i', load: of(money, 'invoices') },
  { path: '/dashboard/invoices/:id', title: 'Invoice', idPrefix: 'inv_', load: of(money, 'invoice') },
  { path: '/dashboard/payouts', title: 'Payouts', group: 'Money', key: 'o', load: of(money, 'payouts') },
  { path: '/dashboard/payouts/:id', title: 'Payout', idPrefix: 'payout_', load: of(money, 'payout') },
  { path: '/dashboard/transactions', title: 'Transactions', group: 'Money', key: 't', load: of(money, 'transactions') },
  { path: '/dashboard/transactions/:id', title: 'Transaction', idPrefix: 'txn_', load: of(money, 'transaction') },
  {
    path: '/dashboard/payment-links',
    title: 'Payment links',
    group: 'Money',
    key: 'l',
    load: of(money, 'paymentLinks'),
  },
  { path: '/dashboard/payment-links/:id', title: 'Payment link', idPrefix: 'plink_', load: of(money, 'paymentLink') },
  {
    path: '/dashboard/subscriptions',
    title: 'Subscriptions',
    group: 'Money',
    key: 'u',
    load: of(money, 'subscriptions'),
  },
  { path: '/dashboard/subscriptions/:id', title: 'Subscription', idPrefix: 'sub_', load: of(money, 'subscription') },
  { path: '/dashboard/balance', title: 'Balance', group: 'Money', key: 'b', load: of(money, 'balance') },
  { path: '/dashboard/withdrawals', title: 'Withdrawals', group: 'Money', key: 'a', load: of(money, 'withdrawals') },
  { path: '/dashboard/timeline/:id', title: 'Timeline', load: of(developer, 'timeline') },
  { path: '/dashboard/requests', title: 'Requests', group: 'Developer', key: 'r', load: of(developer, 'requests') },
  { path: '/dashboard/requests/:id', title: 'Request', idPrefix: 'req_', load: of(developer, 'request') },
  { path: '/dashboard/audit', title: 'Audit', group: 'Developer', load: of(developer, 'audit') },
  { path: '/dashboard/coverage', title: 'Coverage', group: 'Developer', load: of(developer, 'coverage') },
  { path: '/dashboard/keys', title: 'API keys', group: 'Developer', key: 'k', load: of(developer, 'keys') },
  { path: '/dashboard/clock', title: 'Clock', group: 'Control', key: 'c', load: of(control, 'clock') },
  {
    path: '/dashboard/endpoints',
    title: 'Webhook endpoints',
    group: 'Webhooks',
    key: 'w',
    load: of(webhooks, 'endpoints'),
  },
  { path: '/dashboard/events', title: 'Events', group: 'Webhooks', key: 'e', load: of(webhooks, 'events') },
  { path: '/dashboard/events/:id', title: 'Event', idPrefix: 'evt_', load: of(webhooks, 'event') },
  { path: '/dashboard/deliveries', title: 'Deliveries', group: 'Webhooks', key: 'd', load: of(webhooks, 'deliveries') },
  { path: '/dashboard/deliveries/:id', title: 'Delivery', idPrefix: 'dlv_', load: of(webhooks, 'delivery') },
  { path: '/dashboard/inbox', title: 'Inbox', group: 'Webhooks', key: 'n', load: of(webhooks, 'inboxes') },
  { path: '/dashboard/inbox/:id', title: 'Inbox', load: of(webhooks, 'inbox') },
  { path: '/dashboard/faults', title: 'Faults', group: 'Control', key: 'f', load: of(control, 'faults') },
  { path: '/dashboard/scenarios', title: 'Scenarios', group: 'Control', key: 's', load: of(control, 'scenarios') },
  { path: '/dashboard/profile', title: 'Profile', group: 'Control', load: of(control, 'profile') },
  { path: '/dashboard/merchants', title: 'Merchants and state', group: 'Control', load: of(control, 'merchants') },
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
