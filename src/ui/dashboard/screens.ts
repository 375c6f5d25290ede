/** Every screen of the dashboard: one line each. Navigation, palette, shortcuts and help are made from this table. */
import type { ComponentType } from 'preact';
import type { IconName } from '../kit/icons.js';
import { decoded } from '../kit/navigation.js';

/** What a screen is given. */
export interface ScreenProps {
  /** The part of the path that the screen's own path leaves open. */
  id: string;
  query: Readonly<Record<string, string>>;
}

interface Group {
  /** Its heading; absent where its entries speak for themselves. */
  title?: string;
  /** What only the sandbox can do. */
  sand?: boolean;
  entries: readonly { title: string; icon: IconName }[];
}

/** The navigation, in this order. An entry leads to the first screen that names it; the others are tabs beside that one. */
export const GROUPS = [
  {
    entries: [
      { title: 'Home', icon: 'home' },
      { title: 'Payments', icon: 'card' },
      { title: 'Invoices', icon: 'receipt' },
      { title: 'Payouts', icon: 'send' },
      { title: 'Products', icon: 'box' },
      { title: 'Balance', icon: 'scale' },
    ],
  },
  {
    title: 'Integration',
    entries: [
      { title: 'Webhooks', icon: 'webhook' },
      { title: 'Requests', icon: 'terminal' },
      { title: 'Quality', icon: 'seal' },
    ],
  },
  {
    title: 'Sandbox',
    sand: true,
    entries: [
      { title: 'Scenarios', icon: 'clapper' },
      { title: 'Faults', icon: 'bug' },
      { title: 'Clock', icon: 'timer' },
    ],
  },
  { entries: [{ title: 'Settings', icon: 'settings' }] },
] as const satisfies readonly Group[];

export type EntryTitle = (typeof GROUPS)[number]['entries'][number]['title'];

/** A screen. */
export interface Screen {
  /** `:id` stands for one segment. */
  path: string;
  title: string;
  /** The entry of the navigation that stands for it. */
  entry: EntryTitle;
  /** What its tab is called, where the title says more. */
  tab?: string;
  /** Pressed after g. */
  key?: string;
  /** How ids of its records begin, so that the palette can jump to one. */
  ids?: string;
  load(): Promise<{ default: ComponentType<ScreenProps> }>;
}

/** The screens of a group by their names. */
const of =
  <Name extends string>(group: () => Promise<Readonly<Record<Name, ComponentType<ScreenProps>>>>) =>
  (name: Name): Screen['load'] =>
  async () => ({ default: (await group())[name] });

const money = of(() => import('./groups/money.js'));
const integration = of(() => import('./groups/integration.js'));
const sandbox = of(() => import('./groups/sandbox.js'));

/** With their paths below /dashboard. */
const TABLE: readonly Screen[] = [
  { path: '', title: 'Home', entry: 'Home', key: 'h', load: () => import('./screens/home.js') },
  { path: '/payments', title: 'Payments', entry: 'Payments', key: 'p', load: money('payments') },
  { path: '/payments/:id', title: 'Payment request', entry: 'Payments', ids: 'pay_req_', load: money('payment') },
  { path: '/transactions', title: 'Transactions', entry: 'Payments', key: 't', load: money('transactions') },
  { path: '/transactions/:id', title: 'Transaction', entry: 'Payments', ids: 'txn_', load: money('transaction') },
  {
    path: '/timeline/:id',
    title: 'Trace',
    entry: 'Payments',
    ids: 'run_',
    load: () => import('./screens/timeline.js'),
  },
  { path: '/invoices', title: 'Invoices', entry: 'Invoices', key: 'i', load: money('invoices') },
  { path: '/invoices/:id', title: 'Invoice', entry: 'Invoices', ids: 'inv_', load: money('invoice') },
  { path: '/payouts', title: 'Payouts', entry: 'Payouts', key: 'o', load: money('payouts') },
  { path: '/payouts/:id', title: 'Payout', entry: 'Payouts', ids: 'payout_', load: money('payout') },
  { path: '/withdrawals', title: 'Withdrawals', entry: 'Payouts', key: 'a', load: money('withdrawals') },
  { path: '/payment-links', title: 'Payment links', entry: 'Products', key: 'l', load: money('paymentLinks') },
  { path: '/payment-links/:id', title: 'Payment link', entry: 'Products', ids: 'plink_', load: money('paymentLink') },
  { path: '/subscriptions', title: 'Subscriptions', entry: 'Products', key: 'u', load: money('subscriptions') },
  { path: '/subscriptions/:id', title: 'Subscription', entry: 'Products', ids: 'sub_', load: money('subscription') },
  { path: '/balance', title: 'Balance', entry: 'Balance', key: 'b', load: money('balance') },
  { path: '/deliveries', title: 'Deliveries', entry: 'Webhooks', key: 'd', load: integration('deliveries') },
  { path: '/deliveries/:id', title: 'Delivery', entry: 'Webhooks', ids: 'dlv_', load: integration('delivery') },
  { path: '/events', title: 'Events', entry: 'Webhooks', key: 'e', load: integration('events') },
  { path: '/events/:id', title: 'Event', entry: 'Webhooks', ids: 'evt_', load: integration('event') },
  {
    path: '/endpoints',
    title: 'Webhook endpoints',
    entry: 'Webhooks',
    tab: 'Endpoints',
    key: 'w',
    ids: 'whk_',
    load: integration('endpoints'),
  },
  { path: '/inbox', title: 'Inbox', entry: 'Webhooks', key: 'n', load: integration('inboxes') },
  { path: '/inbox/:id', title: 'Inbox', entry: 'Webhooks', load: integration('inbox') },
  { path: '/requests', title: 'Requests', entry: 'Requests', key: 'r', load: integration('requests') },
  { path: '/requests/:id', title: 'Request', entry: 'Requests', ids: 'req_', load: integration('request') },
  { path: '/audit', title: 'Audit', entry: 'Quality', key: 'q', load: integration('audit') },
  { path: '/coverage', title: 'Coverage', entry: 'Quality', load: integration('coverage') },
  { path: '/scenarios', title: 'Scenarios', entry: 'Scenarios', key: 's', load: sandbox('scenarios') },
  { path: '/faults', title: 'Faults', entry: 'Faults', key: 'f', load: sandbox('faults') },
  { path: '/clock', title: 'Clock', entry: 'Clock', key: 'c', load: sandbox('clock') },
  { path: '/profile', title: 'Profile', entry: 'Settings', load: sandbox('profile') },
  { path: '/keys', title: 'API keys', entry: 'Settings', key: 'k', load: sandbox('keys') },
  {
    path: '/merchants',
    title: 'Merchants and state',
    entry: 'Settings',
    tab: 'Merchants',
    key: 'm',
    load: sandbox('merchants'),
  },
];

export const SCREENS: readonly Screen[] = TABLE.map((screen) => ({ ...screen, path: `/dashboard${screen.path}` }));

/** The screens that an entry of the navigation leads to, its own first. */
export const tabsOf = (entry: EntryTitle): readonly Screen[] =>
  SCREENS.filter((screen) => screen.entry === entry && !screen.path.includes(':id'));

/** The screen at a path, and what stands in place of `:id`. */
export function screenAt(path: string): { screen: Screen; id: string } | undefined {
  const asked = path === '/' ? '/dashboard' : path;
  for (const screen of SCREENS) {
    const pattern = new RegExp(`^${screen.path.replace(':id', '([^/]+)')}$`);
    const match = pattern.exec(asked);
    if (match !== null) return { screen, id: decoded(match[1] ?? '') };
  }
  return undefined;
}

/** Where a record is shown, by its id; undefined for ids that no screen knows. */
export function hrefOf(id: string): string | undefined {
  const screen = SCREENS.find(({ ids }) => ids !== undefined && id.startsWith(ids));
  return screen?.path.replace(':id', encodeURIComponent(id));
}
