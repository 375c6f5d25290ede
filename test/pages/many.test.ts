/** Ten thousand records: every list is there as soon as with ten, because it asks for one page of them. */
import { expect, test } from 'vitest';
import type { Sandbox } from '../../src/index.js';
import { createPayment, openBox } from '../support/box.js';
import { expectQuiet, openPage, useBrowser, type View } from './support/browser.js';
import { LISTS, settled } from './support/screens.js';
import { THOROUGH } from './support/thorough.js';
import { control, furnish } from './support/world.js';

useBrowser();
const RECORDS = 10_000;
const BOUND_MS = 1_000;
/** What a busy machine may add where the long judges do not run; the figures are printed in both. */
const LENIENCY = THOROUGH ? 1 : 3;
/** A page of 25 records and what stands around it. */
const MOST_BYTES = 120_000;
const MOST_REQUESTS = 12;

type State = Record<string, unknown>;
type Rows = Record<string, unknown>[];

/** Lists of a world that screens show, in its exported form. */
const LONG = ['payments', 'invoices', 'payouts', 'transactions', 'payment_links', 'subscriptions', 'withdrawals'];
