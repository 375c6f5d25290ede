/* Generated from openapi/sandbox.yaml by `npm run generate`. Change that file, not this one. */

export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell whether the sandbox is ready
         * @description Answers 200 once the sandbox accepts calls, 503 while it starts, while it drains and while its data file cannot be written. Needs no key and no token, so that a container or a script can poll it.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell whether anyone may create a merchant
         * @description Tells a page whether this sandbox is public, so that it may create a merchant for its reader, and what bounds such a merchant has. Needs no key and no token.
         */
        get: operations["getMode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List merchants
         * @description Lists the merchants of this process, newest first, without their keys.
         */
        get: operations["listMerchants"];
        put?: never;
        /**
         * Create a merchant
         * @description Creates a merchant with a world of its own. What is not given comes from the flags that the sandbox was started with. The three key values are shown in this answer only. A public sandbox lets anyone do this without a token, within the bounds of `GET /mode`; such a merchant draws its own seed and ends by itself. Beyond the bounds it answers 429.
         */
        post: operations["createMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The merchant's account id.
                 * @example acct_x48gps9l5wketom9yhxum8hl
                 */
                id: components["parameters"]["MerchantId"];
            };
            cookie?: never;
        };
        /**
         * Retrieve a merchant
         * @description Answers one merchant without its keys.
         */
        get: operations["getMerchant"];
        put?: never;
        post?: never;
        /**
         * Delete a merchant
         * @description Deletes a merchant with everything in its world; deliveries that were still queued are not sent. The merchant `default` always exists and cannot be deleted (409); reset it instead.
         */
        delete: operations["deleteMerchant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the merchant back to its seed state
         * @description Records, ledger, keys, profile, clock, journal, deliveries and random source become what they were when the merchant was created, so that the same calls give the same answers again. Deliveries that were still queued are not sent.
         */
        post: operations["resetMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the whole world
         * @description Records, ledger, clock, jobs, random state, keys and deliveries of this merchant as one JSON document. Only the sandbox reads what is in it; `format` and `version` say whether a sandbox can.
         */
        get: operations["getState"];
        /**
         * Import a whole world
         * @description Replaces this merchant's world by one that was exported before. A document that is not whole, or of a version that this sandbox does not read, is refused and nothing changes.
         */
        put: operations["putState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the settings
         * @description All settings that are in force for this merchant.
         */
        get: operations["getProfile"];
        /**
         * Replace the settings
         * @description Sets the settings given; every other setting returns to its default.
         */
        put: operations["putProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change some settings
         * @description Sets the settings given and leaves every other setting as it is. What follows is judged by the new settings at once.
         */
        patch: operations["patchProfile"];
        trace?: never;
    };
    "/profile/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe every setting
         * @description Every setting with the values that it may have, its default, its present value and what of the service description it decides.
         */
        get: operations["listSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the contract of this merchant's profile
         * @description The OpenAPI document of the merchant API as this merchant's settings make it; exactly one error-code set, one webhook envelope and the authentication in force.
         */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the clock
         * @description The merchant's time, how it passes, and what falls due next.
         */
        get: operations["getClock"];
        /**
         * Set the clock
         * @description Changes how time passes, and sets it where `now` is given. Setting a later time runs what thereby falls due, but does not wait for its deliveries; to wait for them, use `POST /clock/advance`. A time before the merchant's newest record is refused (409), because records would then lie in the future.
         */
        put: operations["putClock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let time pass
         * @description Moves the clock on, stops at each instant at which something falls due, runs it, awaits the deliveries attempted there, and goes on. Answers after all of it. Deliveries that an earlier call started are not awaited, so that a receiver may call this while it answers; `POST /settle` awaits those too. Works in every mode. An instant in the past is refused (409).
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait until nothing is due and nothing is in flight
         * @description Answers when no job is due at the merchant's present time and no delivery is being sent. Time does not pass by it. When `timeout_ms` of real time go by first, the answer is 408 and says what is still under way.
         */
        post: operations["settle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait until something is true
         * @description Answers as soon as the one condition given is true; at once when it already is. Time does not pass by it. When `timeout_ms` of real time go by first, the answer is 408 with the nearest miss. At most 100 calls of a merchant wait at a time (429), those of `POST /settle` included, and 1000 in all (503).
         */
        post: operations["waitFor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List keys
         * @description All keys of this merchant, newest first, revoked ones included, without their values.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create a key
         * @description Creates a key with all scopes, or with those given. The three values are shown in this answer only.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key's id, not its value.
                 * @example key_ocgynfn8ezmwc4gy5fdkc2a0
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a key
         * @description Removes a key from the list. It is refused from the next call on.
         */
        delete: operations["deleteKey"];
        options?: never;
        head?: never;
        /**
         * Relabel, rescope or revoke a key
         * @description Changes what is given. A revoked key is refused from the next call on; `revoked: false` makes it valid again, which a real service does not offer and a test sometimes needs.
         */
        patch: operations["updateKey"];
        trace?: never;
    };
    "/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set available funds
         * @description Sets what is available in the currencies given and leaves the others as they are. The difference is booked as an entry of its own, so the ledger still adds up.
         */
        put: operations["setBalance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the ledger
         * @description Totals per currency, whether they add up (what came in, minus what went out, minus fees), and the double entries behind them, newest first.
         */
        get: operations["getLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment requests
         * @description Payment requests with the phase that lies behind their status, newest first. Unlike the merchant API's list it is neither journalled
         *     nor counted, so that looking changes nothing.
         */
        get: operations["listPayments"];
        put?: never;
        /**
         * Create a payment request
         * @description As the merchant API creates it, by the same rules and with the same events, for whoever has a screen instead of a key. The call is not journalled.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment request's id.
                 * @example pay_req_kab75uik1u8nui03zcly1715
                 */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        /**
         * Retrieve a payment request with what lies behind it
         * @description The public resource, and what the merchant API does not show of it; phase, deposit addresses, due amounts, the customer's transactions and the course of events.
         */
        get: operations["getPaymentDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/receive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment request's id.
                 * @example pay_req_kab75uik1u8nui03zcly1715
                 */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the customer send money
         * @description A transaction to the payment request's deposit address is seen on the chain. Without amount and percent it is what is still due. It counts once it is confirmed (`confirmations` here, or `confirm` later). After expiry the profile's `late_payment` says what it does.
         */
        post: operations["receivePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment request's id.
                 * @example pay_req_kab75uik1u8nui03zcly1715
                 */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let blocks be found
         * @description Adds confirmations to the customer's transactions. Without `confirmations` each gets as many as it still needs; without `transaction_id` all unconfirmed ones get them. Nothing to confirm is refused (409).
         */
        post: operations["confirmPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment request's id.
                 * @example pay_req_kab75uik1u8nui03zcly1715
                 */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the customer pay, confirmed at once
         * @description Receives and confirms in one step. Without amount and percent it is what is still due.
         */
        post: operations["payPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/drop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment request's id.
                 * @example pay_req_kab75uik1u8nui03zcly1715
                 */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let an unconfirmed transaction vanish
         * @description The customer's transaction is dropped from the chain's memory pool, or replaced by a double spend. It fails; the payment request waits for money again until it expires. Without `transaction_id` it is the newest unconfirmed one.
         */
        post: operations["dropPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/expire": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment request's id.
                 * @example pay_req_kab75uik1u8nui03zcly1715
                 */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the time of a payment request be up
         * @description Does now what would happen at `expires_at`, by the profile's `underpayment`. What is fully detected is refused (409) unless `expire_while_confirming` is set. The clock stays where it is.
         */
        post: operations["expirePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/fail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment request's id.
                 * @example pay_req_kab75uik1u8nui03zcly1715
                 */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a payment request fail
         * @description A pending payment request fails for good, and so do its unconfirmed transactions.
         */
        post: operations["failPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment request's id.
                 * @example pay_req_kab75uik1u8nui03zcly1715
                 */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a paid payment request
         * @description Sends money back in the cryptocurrency that was received; all that is left of it, or the amount given, which is in the currency of the payment request. Creates a transaction of type refund. A refund that exceeds what is left, or the balance, is refused (409).
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description The merchant's invoices, newest first, with the filters of the merchant API's list. Unlike that it is neither journalled nor counted, so that looking changes nothing.
         */
        get: operations["listInvoices"];
        put?: never;
        /**
         * Create an invoice
         * @description As the merchant API creates it, by the same rules and with the same events, for whoever has a screen instead of a key. The call is not journalled.
         */
        post: operations["createInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invoice's id.
                 * @example inv_fjsfjwdvazooxjr7tfiqcxi2
                 */
                id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /**
         * Retrieve an invoice with what lies behind it
         * @description The same view that the verbs of this API answer, without changing anything. It is neither journalled nor counted.
         */
        get: operations["getInvoiceDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invoice's id.
                 * @example inv_fjsfjwdvazooxjr7tfiqcxi2
                 */
                id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a draft invoice
         * @description What showing the invoice's page for the first time does.
         */
        post: operations["openInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invoice's id.
                 * @example inv_fjsfjwdvazooxjr7tfiqcxi2
                 */
                id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the customer pay an invoice
         * @description Opens a draft first, makes the invoice's payment request where there is none, and pays that; the invoice is paid when its payment request is.
         */
        post: operations["payInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invoice's id.
                 * @example inv_fjsfjwdvazooxjr7tfiqcxi2
                 */
                id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void an invoice
         * @description Voids an invoice that is not paid.
         */
        post: operations["voidInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/past-due": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invoice's id.
                 * @example inv_fjsfjwdvazooxjr7tfiqcxi2
                 */
                id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let an open invoice be past due
         * @description Does now what would happen at the end of `due_date`. The clock stays where it is.
         */
        post: operations["markInvoicePastDue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payouts
         * @description The merchant's payouts, newest first, with the filters of the merchant API's list. Unlike that it is neither journalled nor counted, so that looking changes nothing.
         */
        get: operations["listPayouts"];
        put?: never;
        /**
         * Create a payout
         * @description As the merchant API creates it, by the same rules and with the same events, for whoever has a screen instead of a key. The call is not journalled. A wrong address is refused first (400), then what the balance does not cover (409).
         */
        post: operations["createPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payout's id.
                 * @example payout_he5q64y0az1gm1sv6vj7xe5o
                 */
                id: components["parameters"]["PayoutId"];
            };
            cookie?: never;
        };
        /**
         * Retrieve a payout with what lies behind it
         * @description The same view that the verbs of this API answer, without changing anything. It is neither journalled nor counted.
         */
        get: operations["getPayoutDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/{id}/process": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payout's id.
                 * @example payout_he5q64y0az1gm1sv6vj7xe5o
                 */
                id: components["parameters"]["PayoutId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a payout pass review and be broadcast
         * @description A pending payout becomes processing, and its transaction is seen on the chain.
         */
        post: operations["processPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payout's id.
                 * @example payout_he5q64y0az1gm1sv6vj7xe5o
                 */
                id: components["parameters"]["PayoutId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a payout
         * @description A processing payout is confirmed on the chain; a pending one is processed first. The difference between the fee that was held and the fee paid becomes available again.
         */
        post: operations["completePayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/{id}/fail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payout's id.
                 * @example payout_he5q64y0az1gm1sv6vj7xe5o
                 */
                id: components["parameters"]["PayoutId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a payout fail
         * @description Fails a payout in the stage it is in. With `stage: broadcast` a pending payout is processed first; `stage: review` of a payout that has left review is refused (409). All that was held becomes available again.
         */
        post: operations["failPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment links
         * @description The merchant's payment links, newest first, or only the active or the inactive ones.
         */
        get: operations["listPaymentLinks"];
        put?: never;
        /**
         * Create a payment link
         * @description Makes an address that can be used again and again; each time that its page is confirmed it makes a payment request. Without an amount the customer says how much. A merchant has at most 1,000 links; one more is refused (409).
         */
        post: operations["createPaymentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment link's id.
                 * @example plink_q3m8x1v6k0c9z4b7n2s5d8f1
                 */
                id: components["parameters"]["PaymentLinkId"];
            };
            cookie?: never;
        };
        /**
         * Read a payment link
         * @description One link, with how often it was used and the payment requests that it made.
         */
        get: operations["getPaymentLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-links/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment link's id.
                 * @example plink_q3m8x1v6k0c9z4b7n2s5d8f1
                 */
                id: components["parameters"]["PaymentLinkId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the page of a payment link
         * @description What the customer does on the link's page: makes a payment request of the link's amount, or of the amount given where the link leaves it to the customer. Its metadata is that of the link and `payment_link_id`. An inactive link is refused (409).
         */
        post: operations["openPaymentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-links/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment link's id.
                 * @example plink_q3m8x1v6k0c9z4b7n2s5d8f1
                 */
                id: components["parameters"]["PaymentLinkId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate a payment link
         * @description The link makes no more payment requests; those that it made go on. A link that is not active is refused (409).
         */
        post: operations["deactivatePaymentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-links/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment link's id.
                 * @example plink_q3m8x1v6k0c9z4b7n2s5d8f1
                 */
                id: components["parameters"]["PaymentLinkId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a payment link
         * @description The link works again. A link that is active is refused (409).
         */
        post: operations["activatePaymentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscriptions
         * @description The merchant's subscriptions, newest first, or only those in one state.
         */
        get: operations["listSubscriptions"];
        put?: never;
        /**
         * Create a subscription
         * @description Makes an invoice now, or at `start_at`, and then one per interval of the merchant's clock. Months are counted from the start, so that a subscription of the 31st makes its invoice on the last day of a shorter month. Each invoice has one line, a due date `days_until_due` later, and the subscription's metadata with `subscription_id`. A merchant has at most 1,000 subscriptions; one more is refused (409).
         */
        post: operations["createSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subscription's id.
                 * @example sub_w5t9y2u7i0o3p6a8s1d4f7g2
                 */
                id: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        /**
         * Read a subscription
         * @description One subscription, with the invoices that it made and when the next one comes.
         */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subscription's id.
                 * @example sub_w5t9y2u7i0o3p6a8s1d4f7g2
                 */
                id: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a subscription
         * @description No invoices are made until it is resumed. A subscription that is not active is refused (409).
         */
        post: operations["pauseSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subscription's id.
                 * @example sub_w5t9y2u7i0o3p6a8s1d4f7g2
                 */
                id: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a subscription
         * @description Invoices are made again, in the old rhythm, from the next interval on. Intervals that began while it was paused are skipped. A subscription that is not paused is refused (409).
         */
        post: operations["resumeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subscription's id.
                 * @example sub_w5t9y2u7i0o3p6a8s1d4f7g2
                 */
                id: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a subscription
         * @description No invoices are made any more; those that were made stay as they are. This is final; a subscription that is cancelled already is refused (409).
         */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List withdrawals
         * @description The payouts that the merchant made in the dashboard, newest first. The merchant API lists them among the other payouts.
         */
        get: operations["listWithdrawals"];
        put?: never;
        /**
         * Withdraw funds
         * @description A payout that the merchant makes, by the same rules: the address is checked first (400), then the balance (409). It goes the way of every payout, and the merchant API shows it as one.
         */
        post: operations["createWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell what payouts cost
         * @description What the network takes of a payout or withdrawal, by fee level, and what there is to pay it from. Amount and fee are held together when the payout is made; the network takes at most the fee, and the rest of it returns.
         */
        get: operations["getFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List scenarios
         * @description All scenarios by name; those shipped, those of the folders that the sandbox was started with, and those put here.
         */
        get: operations["listScenarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scenarios/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The scenario's name; lower-case letters, digits and hyphens.
                 * @example slow-block
                 */
                name: components["parameters"]["ScenarioName"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Add or replace a scenario of this merchant
         * @description Takes a scenario as JSON, or as the text of a YAML file in `yaml`, and checks it as a file would be checked; each fault is named with its place. A scenario of the same name that was shipped or loaded from a folder is hidden from this merchant until it is reset.
         */
        put: operations["putScenario"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scenarios/{name}/run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The scenario's name; lower-case letters, digits and hyphens.
                 * @example slow-block
                 */
                name: components["parameters"]["ScenarioName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a scenario
         * @description Starts a scenario on a resource. Without `resource_id` a fitting resource is created first; a scenario with `on: manual` needs none. Steps run on the merchant's clock; the answer does not wait for them. A resource that the scenario is not for is refused (409).
         */
        post: operations["runScenario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The run's id.
                 * @example run_vad6bwsw27nodkxfhni9w0qz
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        /**
         * Retrieve a run
         * @description How far a scenario has come, step by step, and why a step failed.
         */
        get: operations["getRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description What happened, newest first, also where no endpoint subscribed to it.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Send a test event
         * @description Records an event that nothing caused and sends it to every endpoint subscribed to its type, signed and retried like any other. Without `data` an example of the type is sent. No resource and no balance changes.
         */
        post: operations["sendTestEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event's id.
                 * @example evt_xzjk50xb8k98bxq5tpz5spbu
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        /**
         * Retrieve an event
         * @description One event with the exact text that its deliveries send, and the last hundred of these.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Webhooks that were sent or are to be sent, newest first.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/replay-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay every failed delivery
         * @description Sends each event again whose delivery failed, or failed so far and waits for its retry, and has not been replayed since, as a new delivery linked to the old one; only to one endpoint or of one type where given. What waits for its retry goes on waiting.
         */
        post: operations["replayFailedDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The delivery's id.
                 * @example dlv_c8ptx89qdpojxshbsaotw9l0
                 */
                id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        /**
         * Retrieve a delivery with its attempts
         * @description The exact bytes of the body, the text that was signed, and every attempt with what came back.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The delivery's id.
                 * @example dlv_c8ptx89qdpojxshbsaotw9l0
                 */
                id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a delivery
         * @description Sends the same event with the same bytes again, as a new delivery linked to this one, whatever became of this one. A delivery whose first attempt was not made yet, or whose endpoint was deleted, is refused (409).
         */
        post: operations["replayDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}/diagnose": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The delivery's id.
                 * @example dlv_c8ptx89qdpojxshbsaotw9l0
                 */
                id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell why a receiver computes another signature
         * @description Tries the known mistakes (a secret of something else, data that was printed again, a part that is missing, another encoding) until one gives what the receiver computed, and says in sentences which it was. Changes nothing; it is a POST because what the receiver saw is a body. A delivery without signature, or whose endpoint was deleted, is refused (409).
         */
        post: operations["diagnoseDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Every webhook endpoint of this merchant, newest first, with its state and what is delivered to it. The merchant API lists the same ones under /v1/webhooks.
         */
        get: operations["listEndpoints"];
        put?: never;
        /**
         * Register a webhook endpoint
         * @description The same as POST /v1/webhooks does, for whoever has no key of the merchant at hand.
         */
        post: operations["registerEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The endpoint's id.
                 * @example whk_c8ptx89qdpojxshbsaotw9l0
                 */
                id: components["parameters"]["EndpointIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description The same as DELETE /v1/webhooks/{webhook_id}. What still waits for it is cancelled.
         */
        delete: operations["deleteEndpoint"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List inboxes
         * @description The inboxes of this merchant that were told how to answer or that have received something, at most 64.
         */
        get: operations["listInboxes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The inbox's name, as it stands at the end of its URL.
                 * @example shop
                 */
                name: components["parameters"]["InboxName"];
            };
            cookie?: never;
        };
        /**
         * Read an inbox
         * @description How the inbox answers and what has come, newest first, each message with its exact text and whether its signature is right. An inbox exists as soon as it is asked for. It receives what this sandbox delivers to its `url`, and nothing from anybody else. It keeps the last 200 messages, in memory only.
         */
        get: operations["getInbox"];
        /**
         * Tell an inbox how to answer
         * @description From the next delivery on. What is left out is as in an inbox that nobody has told anything: it answers 200 at once. A redirect points to the inbox itself and is not followed. A hang lasts until the delivery's time-out.
         */
        put: operations["putInbox"];
        post?: never;
        /**
         * Empty an inbox
         * @description Forgets its messages and how it was told to answer. Endpoints that point to it stay.
         */
        delete: operations["deleteInbox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calls to the merchant API
         * @description The journal, newest first; what came, what was answered, and why it was refused. It is bounded, so the oldest calls leave it. Credentials are masked.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        /**
         * Empty the journal
         * @description Forgets every call in this merchant's journal. Records and idempotency keys stay.
         */
        delete: operations["clearRequests"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the journal as an HTTP archive
         * @description Every call of the journal and every attempt of a delivery, in the order of the merchant's clock, as HAR 1.2: the developer tools of browsers, proxies and HTTP clients open it. Credentials are masked as in the journal; a status of 0 says that no answer came.
         */
        get: operations["exportRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count calls to the merchant API
         * @description How many calls in the journal fit all that is given. Changes nothing; it is a POST because its criteria are a body.
         */
        post: operations["countRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The journal entry's id.
                 * @example req_000000003
                 */
                id: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        /**
         * Retrieve a call to the merchant API
         * @description One entry of the journal. A call that has left the bounded journal is 404.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The journal entry's id.
                 * @example req_000000003
                 */
                id: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a call again
         * @description Sends the recorded call to the merchant API once more, through the same door, with its body and headers, and a key of this merchant in place of the masked one (the same key while it is in force), signed where the profile asks for it. With the same Idempotency-Key it is answered as a repetition, unless a new one is asked for. A call whose body was cut off or holds masked secrets is refused (409).
         */
        post: operations["resendRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List faults
         * @description All faults of this merchant in the order in which they are tried, those that are used up included, with how many calls or deliveries they have met and to how many something was done.
         */
        get: operations["listFaults"];
        put?: never;
        /**
         * Add a fault
         * @description Makes something go wrong from now on: in the merchant API (`match`; without it in every call), or in deliveries (`webhook`).
         *
         *     A call that fits several faults meets the first that has something left to do; faults that only slow are done beside it. Faults come after
         *     authentication and before rate limits and validation. What strikes before the commit leaves the world and the idempotency store as they were;
         *     what strikes after it leaves the resource and the stored result, so that a retry with the same Idempotency-Key finds it. A fault that waits for the
         *     commit is not used up by a call that was refused.
         *
         *     A fault that could never strike, or whose effects exclude each other, is refused with the reason. Everything that was done on purpose says so in
         *     the journal and in the delivery history.
         */
        post: operations["addFault"];
        /**
         * Remove every fault
         * @description From now on nothing goes wrong on purpose any more, but for what scenarios do to their own webhooks.
         */
        delete: operations["clearFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faults/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The fault's id.
                 * @example flt_k3v9x1m5q7w2e8r4t6y0u3i5
                 */
                id: components["parameters"]["FaultId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a fault
         * @description Ends one fault; calls that it is being done to meanwhile are not spared.
         */
        delete: operations["deleteFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell which parts of the contract were exercised
         * @description What this merchant's traffic has exercised since its last reset, held against the contract of its profile. The total is the share of answers (operation and status) that a client can bring about; errors of the service itself (500, 503), a 405, and a 429 where no limit is enforced, count only where they were reached. Answers that the client asked for, by Prefer or by a fault, count and are marked.
         */
        get: operations["getCoverage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell what clients did that the guidance forbids
         * @description Holds the journal, the deliveries and the webhook endpoints of this merchant against every rule. A finding is about one rule and one subject, with the entries that prove it. The journal is bounded, so what has left it is not seen; `journal` says how much that is. Nothing is changed by asking.
         */
        get: operations["getAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List transactions
         * @description The merchant's transactions, newest first, with the filters of the merchant API's list. Unlike that it is neither journalled nor counted, so that looking changes nothing.
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The transaction's id.
                 * @example txn_2qpa183icx11s0jx4tb5sj7t
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        /**
         * Retrieve a transaction with what lies behind it
         * @description The same view that the verbs of this API answer, without changing anything. It is neither journalled nor counted.
         */
        get: operations["getTransactionDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export transactions
         * @description All transactions of this merchant, oldest first, as the dashboard exports them. The CSV has a header line, CRLF line ends and quoted values where needed (RFC 4180).
         */
        get: operations["exportTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow what happens
         * @description Server-sent events of one merchant's world, each told within a quarter of a second. The first message is `hello`; then come
         *     `request` (a call to the merchant API was answered), `clock` (it was set or moved), `change` (records of a kind were made or changed),
         *     `event`, and `delivery` (one was made, attempted or ended). What happens in one turn comes together, in that order.
         *
         *     Every message has an `id`. A client that comes back with it in `Last-Event-ID` gets what it has missed, up to a thousand messages; where
         *     that is not kept any more the message `resync` says that everything shown must be loaded again. `resync` also comes when the world was reset or
         *     imported, and when more than 500 things happened in one turn. `bye` comes before the sandbox ends a stream.
         *
         *     A comment every 15 seconds shows that the line is alive. A merchant has at most 100 open streams (429), the sandbox 1000 (503). A
         *     client that leaves more than 1 MiB unread is cut. The schema of the messages is `StreamMessage`: `type` is the name of the event, `data` its JSON.
         */
        get: operations["openStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timeline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a payment request, transaction, invoice, payout, payment link, run, event, delivery or call of the merchant API.
                 * @example pay_req_kab75uik1u8nui03zcly1715
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Tell what led to what
         * @description One line from a call to its consequences: the call, the state change, the event, its deliveries with their attempts and answers, and the movements of the ledger. Each entry names the one that caused it and the time since then. A resource brings what belongs to it: a transaction has the line of its payment request. Two thousand entries at most, the oldest.
         */
        get: operations["getTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moves/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a payment request, invoice, payout, subscription or payment link.
                 * @example pay_req_kab75uik1u8nui03zcly1715
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Tell what can be done with a record now
         * @description Every verb that this API has for a record of that kind, with whether it is allowed as things are, and where it is not the reason that the refusal would give. It is judged for a call with an empty body; a refused one answers 409 and changes nothing.
         */
        get: operations["getMoves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is going to happen by itself
         * @description What waits for the merchant's clock, in the order in which it falls due; expiries, retries of deliveries, steps of scenarios, payouts that move on.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/magic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List magic addresses and metadata
         * @description Payout addresses that decide what becomes of a payout, and metadata that the sandbox reads, so that code under test needs no special header.
         */
        get: operations["getMagic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: date-time
         * @description ISO 8601. Sent in UTC; read with any offset.
         */
        Timestamp: string;
        /**
         * @description A currency code that the service knows.
         * @enum {string}
         */
        Currency: "BTC" | "ETH" | "LTC" | "USDT" | "USDC" | "TRX" | "XRP" | "SOL" | "DOGE" | "USD" | "EUR" | "GBP" | "CHF" | "CAD" | "AUD" | "JPY";
        /**
         * @description A cryptocurrency that customers can pay in.
         * @enum {string}
         */
        Cryptocurrency: "BTC" | "ETH" | "LTC" | "USDT" | "USDC" | "TRX" | "XRP" | "SOL" | "DOGE";
        /**
         * @description The chain that money moves on; the currency's usual one where it is left out of a request.
         * @enum {string}
         */
        Network: "bitcoin" | "litecoin" | "dogecoin" | "ethereum" | "tron" | "solana" | "xrp";
        /**
         * @description What a key is allowed to do.
         * @enum {string}
         */
        Scope: "payments:read" | "payments:write" | "transactions:read" | "invoices:read" | "invoices:write" | "payouts:read" | "payouts:write" | "webhooks:read" | "webhooks:write" | "balance:read" | "account:read";
        /**
         * @description A method of HTTP.
         * @enum {string}
         */
        HttpMethod: "GET" | "POST" | "DELETE" | "PUT" | "PATCH" | "HEAD" | "OPTIONS";
        /** @description Header names in lower case; a header that came several times is joined with commas. */
        HttpHeaders: {
            [key: string]: string;
        };
        /** @description No fields. */
        EmptyRequest: Record<string, never>;
        /** @description What was deleted. */
        Deleted: {
            /** @description What was deleted. */
            id: string;
            /** @constant */
            deleted: true;
        };
        /** @description Why a call was refused (RFC 9457). */
        Problem: {
            /** @description A URI that names the kind of problem; about:blank where the status says it all. */
            type: string;
            /** @description The status in words. */
            title: string;
            /** @description The status of the answer. */
            status: number;
            /** @description What is wrong, on what, why, and what to do. */
            detail: string;
            /** @description What programs tell problems apart by. */
            code?: string;
            /** @description The field, query parameter, path parameter or header at fault. */
            parameter?: string;
            /** @description What was sent there. */
            value?: unknown;
            /** @description The rule that it broke, such as required, unknown, in:<list>, max:16. */
            rule?: string;
            /** @description Every fault that was found, where there is more to say than about the first. */
            errors?: components["schemas"]["ProblemError"][];
            /** @description What would have been possible instead; moves, methods, names or fields. */
            allowed?: string[];
            nearest?: components["schemas"]["NearestMiss"];
        };
        /** @description One fault among several. */
        ProblemError: {
            /** @description Where it is; for the text of a scenario line:column. */
            parameter: string;
            /** @description What was sent there. */
            value?: unknown;
            /** @description The rule that it broke. */
            rule: string;
            /** @description What is wrong and what would be right. */
            message: string;
        };
        /** @description What came nearest to the condition that was waited for. */
        NearestMiss: {
            /** @description What is there instead. */
            explanation: string;
            /** @description The id of what came nearest. */
            id?: string;
            /** @description Its status. */
            status?: string;
            /** @description Its phase. */
            phase?: string;
            /** @description How many there are, where a count was asked for. */
            count?: number;
        };
        /** @description Whether the sandbox is ready. */
        Health: {
            /**
             * @description Only ok means ready. Unwritable means that the data file does not take what happens.
             * @enum {string}
             */
            status: "ok" | "starting" | "stopping" | "unwritable";
            /** @description Tenderbox's version. */
            version: string;
            /** @description Real time since the process began to start. */
            uptime_seconds: number;
        };
        /** @description Who may create merchants. */
        Mode: {
            /** @description Whether anyone may. */
            public: boolean;
            /** @description The bounds of a public sandbox; null where it is none. */
            limits: components["schemas"]["PublicLimits"] | null;
        };
        /** @description What a merchant that anyone may create is bounded by. */
        PublicLimits: {
            /** @description How many merchants there are at a time. */
            merchants: number;
            /** @description Real time after which a merchant ends by itself. */
            lifetime_seconds: number;
            /** @description How many merchants one address may create in an hour. */
            merchants_per_hour: number;
            /** @description How many records a merchant may have, events and deliveries included. */
            records: number;
            /** @description How many bytes its records may take, looked at every few calls. */
            bytes: number;
            /** @description How many calls of the merchant API it may make in a minute of real time. */
            calls_per_minute: number;
            /** @description How many webhooks it may send in an hour of real time. */
            webhooks_per_hour: number;
        };
        /** @description A merchant, without its keys. */
        Merchant: {
            /** @description The account id. */
            id: string;
            /** @description What a human calls it. */
            label: string;
            /** @description Its place among all merchants of the process; 0 is `default`. */
            ordinal: number;
            created_at: components["schemas"]["Timestamp"];
            /** @description When it ends by itself, in real time; null where it does not. */
            ends_at: components["schemas"]["Timestamp"] | null;
            seed: components["schemas"]["Seed"];
            /** @description How many keys it has, revoked ones included. */
            keys: number;
        };
        /** @description A new merchant with the values of its first key, which has all scopes. */
        CreatedMerchant: {
            /** @description The account id. */
            id: string;
            /** @description What a human calls it. */
            label: string;
            /** @description Its place among all merchants of the process; 0 is `default`. */
            ordinal: number;
            created_at: components["schemas"]["Timestamp"];
            /** @description When it ends by itself, in real time; null where it does not. */
            ends_at: components["schemas"]["Timestamp"] | null;
            seed: components["schemas"]["Seed"];
            /** @description How many keys it has, revoked ones included. */
            keys: number;
            /** @description For Bearer and X-API-Key. Shown once. */
            api_key: string;
            /** @description For signed requests, X-API-Key. Shown once. */
            public_key: string;
            /** @description For signed requests, the key of the HMAC. Shown once. */
            secret_key: string;
        };
        /** @description One page of merchants. */
        MerchantList: {
            data: components["schemas"]["Merchant"][];
            /** @description Whether there is a further page. */
            has_more: boolean;
            /** @description The next page when there is one, else this query. */
            url: string;
        };
        /** @description What is to differ from the flags that the sandbox was started with. */
        CreateMerchantRequest: {
            /** @description What a human calls it. */
            label?: string;
            /** @description Settings that differ from the server's, or the name of a preset. */
            profile?: components["schemas"]["ProfileSettings"] | string;
            seed?: components["schemas"]["Seed"];
            /** @description The clock, or only its mode. */
            clock?: components["schemas"]["ClockSettings"] | components["schemas"]["ClockMode"];
            balances?: components["schemas"]["Balances"];
        };
        /** @description Where ids, addresses, hashes and keys come from; same seed, ordinal and calls, same answers. */
        Seed: number;
        /** @description The world is as it was at the beginning. */
        ResetResult: {
            /** @constant */
            reset: true;
            /** @description Whose world it is. */
            merchant_id: string;
            now: components["schemas"]["Timestamp"];
        };
        /** @description A world. What is in it besides these two fields may differ between versions. Of a key that was made before the last start, and does not follow from the seed, api_key is null and api_key_sha256 is its SHA-256 in hex. */
        WorldState: {
            /** @constant */
            format: "tenderbox.world";
            /**
             * @description 1 where every API key is in it; 2 may hold digests of some.
             * @enum {integer}
             */
            version: 1 | 2;
        } & {
            [key: string]: unknown;
        };
        /** @description A message of the stream; `type` is the name of the event, `data` its JSON. */
        StreamMessage: {
            /** @constant */
            type: "hello";
            data: components["schemas"]["StreamHello"];
        } | {
            /** @constant */
            type: "request";
            data: components["schemas"]["StreamRequest"];
        } | {
            /** @constant */
            type: "clock";
            data: components["schemas"]["Clock"];
        } | {
            /** @constant */
            type: "change";
            data: components["schemas"]["StreamChange"];
        } | {
            /** @constant */
            type: "event";
            data: components["schemas"]["StreamEvent"];
        } | {
            /** @constant */
            type: "delivery";
            data: components["schemas"]["DeliverySummary"];
        } | {
            /** @constant */
            type: "resync";
            data: components["schemas"]["StreamResync"];
        } | {
            /** @constant */
            type: "bye";
            data: components["schemas"]["StreamBye"];
        };
        /** @description The first message of a stream. */
        StreamHello: {
            /** @description Whose world it is. */
            merchant_id: string;
            /** @description Whether what was missed since Last-Event-ID follows. */
            resumed: boolean;
            clock: components["schemas"]["Clock"];
            /** @description Real seconds between two comments. */
            heartbeat_seconds: number;
        };
        /** @description A call to the merchant API was answered; GET /requests/{id} has the rest. */
        StreamRequest: {
            /** @description The journal entry. */
            id: string;
            at: components["schemas"]["Timestamp"];
            /** @description The method as it came. */
            method: string;
            /** @description The path as it came, without query string. */
            path: string;
            /** @description The operation, null for an unknown route. */
            operation_id: string | null;
            /** @description The key that it was made with, null without a known one. */
            key_id: string | null;
            /** @description The status of the answer; 0 where there was none. */
            status: number;
            /** @description Real time from the request to the answer. */
            duration_ms: number;
            verdict: components["schemas"]["RequestVerdict"];
            /** @description The error code, null where it was accepted. */
            code: string | null;
        };
        /** @description Records of one kind were made, changed or removed. */
        StreamChange: {
            /**
             * @description What kind they are of.
             * @enum {string}
             */
            kind: "payment" | "transaction" | "invoice" | "payout" | "payment_link" | "subscription" | "webhook" | "key" | "run" | "scenario" | "fault" | "inbox" | "profile" | "balance" | "merchant";
            /** @description Which ones; for what a merchant has only one of, such as its profile, the merchant. */
            ids: string[];
            /** @description Whether these are all; otherwise load the list again. */
            complete: boolean;
        };
        /** @description An event was recorded; GET /events has its data. */
        StreamEvent: {
            /** @description The event. */
            event_id: string;
            /** @description What happened. */
            event_type: string;
            created_at: components["schemas"]["Timestamp"];
            /** @description What it happened to, null for a test event. */
            resource_id: string | null;
            /** @description Whether it was sent by hand. */
            test: boolean;
        };
        /** @description What is shown must be loaded again. */
        StreamResync: {
            /**
             * @description Why the messages do not tell it all.
             * @enum {string}
             */
            reason: "too_old" | "too_many" | "replaced";
            /** @description The same as a sentence. */
            detail: string;
        };
        /** @description The sandbox ends the stream. */
        StreamBye: {
            /**
             * @description Why.
             * @enum {string}
             */
            reason: "merchant_deleted" | "stopping";
            /** @description The same as a sentence. */
            detail: string;
        };
        /** @description What led to what, oldest first. */
        CausalTimeline: {
            /** @description What was asked for. */
            id: string;
            /** @description At one instant a cause comes before its effects. */
            entries: components["schemas"]["CausalEntry"][];
            /** @description Whether these are all. */
            complete: boolean;
        };
        /** @description Something that happened, or is going to. */
        CausalEntry: {
            /** @description Names the entry in its line. */
            id: string;
            at: components["schemas"]["Timestamp"];
            /**
             * @description A call of the merchant API, a call of the control API or of code, something that fell due, a step of a scenario; what the chain did, the state that followed, the event; its delivery, an attempt, the answer, an attempt that is still to come; a movement of the books.
             * @enum {string}
             */
            kind: "request" | "call" | "job" | "step" | "chain" | "state" | "event" | "delivery" | "attempt" | "answer" | "retry" | "ledger";
            /** @description The same as a sentence. */
            title: string;
            ids: components["schemas"]["CausalIds"];
            /** @description The entry that led to it, null where the line begins. */
            caused_by: string | null;
            /** @description Milliseconds of the merchant's clock since that entry, null without one. */
            gap_ms: number | null;
            /** @description Of an answer: whether the receiver took the webhook (2xx). */
            ok?: boolean;
        };
        /** @description What it is about, for looking it up. */
        CausalIds: {
            request_id?: string;
            operation_id?: string;
            run_id?: string;
            resource_id?: string;
            event_id?: string;
            delivery_id?: string;
            endpoint_id?: string;
            ledger_id?: string;
        };
        /** @description What can be done with a record. */
        Moves: {
            /** @description The record. */
            id: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "payment" | "invoice" | "payout" | "subscription" | "payment_link";
            /** @description Every verb of its kind. */
            moves: components["schemas"]["Move"][];
        };
        /** @description A verb of this API. */
        Move: {
            /** @description The last part of its path. */
            verb: string;
            /** @description Where to POST it. */
            path: string;
            /** @description Whether it would succeed now. */
            allowed: boolean;
            /** @description Why it would be refused, null where it would not. */
            reason: string | null;
        };
        /**
         * @description What falls due.
         * @enum {string}
         */
        JobKind: "payment.expire" | "payment.give_up" | "invoice.open" | "invoice.past_due" | "payout.process" | "payout.complete" | "payout.fail" | "subscription.invoice" | "delivery.attempt" | "scenario.step";
        /** @description Something that is going to happen by itself. */
        UpcomingJob: {
            /** @description Its number. */
            job: number;
            kind: components["schemas"]["JobKind"];
            due_at: components["schemas"]["Timestamp"];
            /** @description The record that it is about, for a step of a scenario its run. */
            resource_id: string;
            /** @description What it will do. */
            does: string;
        };
        /** @description What is going to happen by itself. */
        JobList: {
            /** @description The next one first. */
            data: components["schemas"]["UpcomingJob"][];
            /** @description How many there are. */
            total: number;
            /** @description Whether there are more after these. */
            has_more: boolean;
        };
        /** @description Every setting of a profile. */
        SettingList: {
            data: components["schemas"]["SettingInfo"][];
        };
        /** @description One setting. */
        SettingInfo: {
            /** @description Its name. */
            name: string;
            /**
             * @description One of the values, true or false, a number, or a named schedule or list of seconds.
             * @enum {string}
             */
            kind: "choice" | "flag" | "number" | "schedule";
            /** @description What it may be, empty for a number. */
            values: string[];
            /** @description The least that a number may be. */
            min?: number;
            /** @description The most that a number may be. */
            max?: number;
            /** @description What a number counts. */
            unit?: string;
            /** @description Whether a number has no fraction. */
            whole?: boolean;
            /** @description What it is where nobody chose. */
            initial: unknown;
            /** @description What it is for this merchant. */
            current: unknown;
            /** @description Whether it is not the default. */
            changed: boolean;
            /** @description What of the service description it decides. */
            meaning: string;
        };
        /** @description What the receiver saw and computed; whatever is known of it. */
        DiagnoseRequest: {
            /** @description The secret that the receiver has. */
            secret?: string;
            /** @description The body as the receiver read it. */
            received_body?: string;
            /** @description The header Service-Signature as the receiver read it. */
            received_signature?: string;
            /** @description What the receiver computed. */
            computed_signature?: string;
        };
        /** @description Why a receiver computes another signature. */
        Diagnosis: {
            /**
             * @description Nothing is wrong with what was given, it is explained, or no known mistake gives it.
             * @enum {string}
             */
            verdict: "right" | "explained" | "unexplained";
            /** @description What is wrong, the cause first. */
            findings: components["schemas"]["DiagnosisFinding"][];
            /** @description The text that was signed. */
            signed_string: string;
            /** @description The signature that was sent. */
            signature: string;
        };
        /** @description A mistake of a receiver. */
        DiagnosisFinding: {
            /** @description Its name. */
            mistake: string;
            /** @description What is wrong and what would be right. */
            sentence: string;
        };
        /**
         * @description error: breaks the guidance and costs money or service; warning: breaks it; note: may well be meant so.
         * @enum {string}
         */
        AuditSeverity: "error" | "warning" | "note";
        /** @description A rule that was checked. */
        AuditRule: {
            /** @description Its name in findings. */
            id: string;
            severity: components["schemas"]["AuditSeverity"];
            /** @description What is wrong where it is broken. */
            title: string;
            /** @description The sentence of the service description or the decision that it rests on. */
            rests_on: string;
            /** @description What to do instead. */
            advice: string;
        };
        /** @description A rule that was broken at one subject, such as an operation or an endpoint. */
        Finding: {
            /** @description The id of the rule. */
            rule: string;
            severity: components["schemas"]["AuditSeverity"];
            /** @description What was done. */
            message: string;
            /** @description Ids of journal entries or deliveries, or that of an endpoint; the first ones. */
            evidence: string[];
            /** @description How often it was done. */
            count: number;
            first_at: components["schemas"]["Timestamp"];
            last_at: components["schemas"]["Timestamp"];
        };
        /** @description What was found. */
        AuditResult: {
            /** @description In the order of the rules. */
            findings: components["schemas"]["Finding"][];
            /** @description Every rule that was checked. */
            rules: components["schemas"]["AuditRule"][];
            /** @description What was seen of the calls. */
            journal: {
                /** @description How many calls the journal has. */
                entries: number;
                /** @description How many calls it no longer has; the audit does not see them. */
                dropped: number;
            };
        };
        /** @description How much of something was exercised. */
        CoverageShare: {
            /** @description How many were exercised. */
            covered: number;
            /** @description How many count. */
            of: number;
            /** @description Rounded down to one decimal; 100 where nothing counts. */
            percent: number;
        };
        /** @description What was exercised; the total counts answers. */
        CoverageReport: {
            /** @description How many answers were exercised. */
            covered: number;
            /** @description How many answers count. */
            of: number;
            /** @description Rounded down to one decimal. */
            percent: number;
            /** @description The shares one by one. */
            dimensions: {
                operations: components["schemas"]["CoverageShare"];
                answers: components["schemas"]["CoverageShare"];
                error_codes: components["schemas"]["CoverageShare"];
                event_types: components["schemas"]["CoverageShare"];
                states: components["schemas"]["CoverageShare"];
                settings: components["schemas"]["CoverageShare"];
            };
            /** @description Every operation of the contract, in its order. */
            operations: components["schemas"]["CoveredOperation"][];
            /** @description Every event type of the profile, and how often a receiver took it. */
            event_types: {
                /** @description As the profile calls it. */
                event_type: string;
                /** @description Deliveries that were answered with 2xx. */
                count: number;
            }[];
            /** @description Every state that a resource can be in. */
            states: {
                /**
                 * @description Whose state it is.
                 * @enum {string}
                 */
                resource: "payment" | "payment_phase" | "transaction" | "invoice" | "payout";
                /** @description The status, or the phase. */
                state: string;
                /** @description Whether some resource was in it. */
                reached: boolean;
            }[];
            /** @description Every value of every setting that has a list of values. */
            settings: {
                /** @description The setting. */
                setting: string;
                /** @description One of its values. */
                value: string;
                /** @description Whether a call was answered under it. */
                in_force: boolean;
            }[];
            /** @description Answers of the sandbox that left its own contract, the first ones; a defect of the sandbox. */
            violations: string[];
        };
        /** @description One operation of the contract. */
        CoveredOperation: {
            /** @description Its operationId. */
            operation_id: string;
            /** @description Its method. */
            method: string;
            /** @description Its path, below the version segment. */
            path: string;
            /** @description How many of its answers were exercised. */
            covered: number;
            /** @description How many of its answers count. */
            of: number;
            /** @description Rounded down to one decimal. */
            percent: number;
            /** @description Every status that the contract documents. */
            answers: {
                /** @description The status. */
                status: number;
                /** @description Whether it is part of the total. */
                counted: boolean;
                /** @description How often it was answered. */
                count: number;
                /** @description How often of these because the client asked for it, by Prefer or a fault. */
                forced: number;
                /** @description The error codes that this status can carry. */
                codes: {
                    /** @description The error code. */
                    code: string;
                    /** @description How often it was answered. */
                    count: number;
                    /** @description How often of these because the client asked for it. */
                    forced: number;
                }[];
            }[];
        };
        /** @description The world is the imported one. */
        RestoreResult: {
            /** @constant */
            restored: true;
            /** @description Whose world it is. */
            merchant_id: string;
            now: components["schemas"]["Timestamp"];
        };
        /**
         * @description Which credentials the merchant API takes; any of the three, the Bearer key, the signed triple, or either header.
         * @default any
         * @enum {string}
         */
        AuthSetting: "any" | "bearer" | "signed" | "key";
        /**
         * @description The body of a 401; the standard error object, or an object with status and message.
         * @default error
         * @enum {string}
         */
        AuthErrorBodySetting: "error" | "status";
        /**
         * @description Which set of error codes is in force.
         * @default endpoint
         * @enum {string}
         */
        ErrorCodesSetting: "endpoint" | "catalog" | "overview";
        /**
         * @description Error details as an object of parameter, value and rule, or as plain text.
         * @default object
         * @enum {string}
         */
        ErrorDetailsSetting: "object" | "string";
        /**
         * @description The status of values that satisfy the schema and break a rule of the business.
         * @default 400
         * @enum {integer}
         */
        SemanticStatusSetting: 400 | 422;
        /**
         * @description The status of values that satisfy the schema and break a rule of the business; taken as text too, answered as a number.
         * @enum {integer|string}
         */
        SemanticStatusInput: 400 | 422 | "400" | "422";
        /**
         * @description Which variant of rate limits is enforced; with off they are counted and shown as variant 1, never enforced.
         * @default off
         * @enum {string|integer}
         */
        RateLimitSetting: "off" | 1 | 2 | 3;
        /**
         * @description Which variant of rate limits is enforced; taken as text too, answered as a number.
         * @enum {string|integer}
         */
        RateLimitInput: "off" | 1 | 2 | 3 | "1" | "2" | "3";
        /**
         * @description Which form webhooks have.
         * @default form1
         * @enum {string}
         */
        EnvelopeSetting: "form1" | "form2";
        /**
         * @description All event types, or only those that the service description names.
         * @default extended
         * @enum {string}
         */
        EventsSetting: "extended" | "named";
        /**
         * @description How Service-Signature is written.
         * @default hex
         * @enum {string}
         */
        SignatureEncodingSetting: "hex" | "base64";
        /**
         * @description By how many seconds X-API-Timestamp may differ from the merchant's time, in both directions.
         * @default 300
         */
        SignedWindowSetting: number;
        /**
         * @description After how many seconds a payment request expires that was created without expires_at.
         * @default 900
         */
        PaymentExpirySetting: number;
        /**
         * @description What money does that arrives after expiry.
         * @default record
         * @enum {string}
         */
        LatePaymentSetting: "record" | "accept" | "refund";
        /**
         * @description What a partial payment does when the time is up.
         * @default wait
         * @enum {string}
         */
        UnderpaymentSetting: "wait" | "accept" | "fail";
        /**
         * @description Whether a fully detected payment can still expire.
         * @default false
         */
        ExpireWhileConfirmingSetting: boolean;
        /**
         * @description Webhook retries, as a named schedule or as seconds from each scheduled attempt to the next, the first included.
         * @default standard
         */
        RetryScheduleSetting: ("standard" | "fast" | "none") | number[];
        /**
         * @description How many seconds of real time a receiver has to answer.
         * @default 15
         */
        WebhookTimeoutSetting: number;
        /**
         * @description Amount and currency of a payout's transaction; the payout's own, or its value in the account's display currency.
         * @default crypto
         * @enum {string}
         */
        PayoutAmountsSetting: "crypto" | "fiat";
        /**
         * @description How webhook bodies are printed; the same data in other bytes.
         * @default js
         * @enum {string}
         */
        WebhookJsonSetting: "js" | "plain" | "fixed" | "php" | "indented";
        /**
         * @description Which results are replayed for a repeated Idempotency-Key.
         * @default executed
         * @enum {string}
         */
        IdempotencyStoreSetting: "executed" | "success" | "all";
        /**
         * @description Whether payouts advance by themselves on the merchant's clock, or only when told.
         * @default auto
         * @enum {string}
         */
        PayoutProgressSetting: "auto" | "manual";
        /**
         * @description Whether an invoice's amount must equal the sum of its items.
         * @default accept
         * @enum {string}
         */
        InvoiceItemsSetting: "accept" | "enforce";
        /**
         * @description How exactly the merchant API prints timestamps.
         * @default seconds
         * @enum {string}
         */
        TimestampsSetting: "seconds" | "milliseconds";
        /**
         * @description The service's fee, in percent of what is credited.
         * @default 1
         */
        FeePercentSetting: number;
        /** @description Settings of a profile, any number of them. */
        ProfileSettings: {
            auth?: components["schemas"]["AuthSetting"];
            auth_error_body?: components["schemas"]["AuthErrorBodySetting"];
            error_codes?: components["schemas"]["ErrorCodesSetting"];
            error_details?: components["schemas"]["ErrorDetailsSetting"];
            semantic_status?: components["schemas"]["SemanticStatusInput"];
            rate_limit?: components["schemas"]["RateLimitInput"];
            envelope?: components["schemas"]["EnvelopeSetting"];
            events?: components["schemas"]["EventsSetting"];
            signature_encoding?: components["schemas"]["SignatureEncodingSetting"];
            signed_window?: components["schemas"]["SignedWindowSetting"];
            payment_expiry?: components["schemas"]["PaymentExpirySetting"];
            late_payment?: components["schemas"]["LatePaymentSetting"];
            underpayment?: components["schemas"]["UnderpaymentSetting"];
            expire_while_confirming?: components["schemas"]["ExpireWhileConfirmingSetting"];
            retry_schedule?: components["schemas"]["RetryScheduleSetting"];
            webhook_timeout?: components["schemas"]["WebhookTimeoutSetting"];
            payout_amounts?: components["schemas"]["PayoutAmountsSetting"];
            webhook_json?: components["schemas"]["WebhookJsonSetting"];
            idempotency_store?: components["schemas"]["IdempotencyStoreSetting"];
            payout_progress?: components["schemas"]["PayoutProgressSetting"];
            invoice_items?: components["schemas"]["InvoiceItemsSetting"];
            timestamps?: components["schemas"]["TimestampsSetting"];
            fee_percent?: components["schemas"]["FeePercentSetting"];
        };
        /** @description All settings of a profile. */
        Profile: {
            auth: components["schemas"]["AuthSetting"];
            auth_error_body: components["schemas"]["AuthErrorBodySetting"];
            error_codes: components["schemas"]["ErrorCodesSetting"];
            error_details: components["schemas"]["ErrorDetailsSetting"];
            semantic_status: components["schemas"]["SemanticStatusSetting"];
            rate_limit: components["schemas"]["RateLimitSetting"];
            envelope: components["schemas"]["EnvelopeSetting"];
            events: components["schemas"]["EventsSetting"];
            signature_encoding: components["schemas"]["SignatureEncodingSetting"];
            signed_window: components["schemas"]["SignedWindowSetting"];
            payment_expiry: components["schemas"]["PaymentExpirySetting"];
            late_payment: components["schemas"]["LatePaymentSetting"];
            underpayment: components["schemas"]["UnderpaymentSetting"];
            expire_while_confirming: components["schemas"]["ExpireWhileConfirmingSetting"];
            retry_schedule: components["schemas"]["RetryScheduleSetting"];
            webhook_timeout: components["schemas"]["WebhookTimeoutSetting"];
            payout_amounts: components["schemas"]["PayoutAmountsSetting"];
            webhook_json: components["schemas"]["WebhookJsonSetting"];
            idempotency_store: components["schemas"]["IdempotencyStoreSetting"];
            payout_progress: components["schemas"]["PayoutProgressSetting"];
            invoice_items: components["schemas"]["InvoiceItemsSetting"];
            timestamps: components["schemas"]["TimestampsSetting"];
            fee_percent: components["schemas"]["FeePercentSetting"];
        };
        /** @description An OpenAPI 3.1 document. */
        OpenApiDocument: {
            openapi: string;
            info: {
                [key: string]: unknown;
            };
            paths: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Time passes as outside, not at all, or as many times as fast as speed says.
         * @enum {string}
         */
        ClockMode: "real" | "frozen" | "scaled";
        /** @description The merchant's time. */
        Clock: {
            mode: components["schemas"]["ClockMode"];
            now: components["schemas"]["Timestamp"];
            /** @description Seconds of the merchant per real second; 1 unless scaled. */
            speed: number;
            /** @description When the next job is due, null when none is. */
            next_due: components["schemas"]["Timestamp"] | null;
            /** @description How many jobs wait for their time. */
            pending_jobs: number;
        };
        /** @description How time is to pass. */
        ClockSettings: {
            mode: components["schemas"]["ClockMode"];
            now?: components["schemas"]["Timestamp"];
            /** @description Seconds of the merchant per real second, with the mode scaled only; 60 where it is left out. */
            speed?: number;
        };
        /** @description Either how much time is to pass, or until when. */
        AdvanceRequest: {
            /** @description A duration such as 90s, 15m, 2h, 3d or 1h30m, in ISO 8601 such as PT15M, or a number of seconds. */
            by?: string | number;
            to?: components["schemas"]["Timestamp"];
        };
        /** @description Something that fell due. */
        FiredJob: {
            /** @description The job's number. */
            job: number;
            /** @description What it did, such as payment.expire. */
            kind: string;
            due: components["schemas"]["Timestamp"];
            /** @description What it did it to. */
            resource_id?: string;
        };
        /** @description What happened while time passed. */
        AdvanceResult: {
            now: components["schemas"]["Timestamp"];
            /** @description What fell due, in order, the first thousand. */
            fired: components["schemas"]["FiredJob"][];
            /** @description How much fell due in all. */
            fired_total: number;
            /** @description Deliveries that were attempted, in order, the first thousand. */
            deliveries: components["schemas"]["DeliverySummary"][];
            /** @description How many deliveries were attempted in all. */
            deliveries_total: number;
            /** @description Whether one of the two lists was cut. */
            truncated: boolean;
        };
        /** @description How long to wait. */
        SettleRequest: {
            timeout_ms?: components["schemas"]["TimeoutMs"];
        };
        /** @description How many milliseconds of real time to wait; 30000 where it is left out. */
        TimeoutMs: number;
        /** @description Nothing is due, nothing is in flight. */
        SettleResult: {
            /** @constant */
            settled: true;
            now: components["schemas"]["Timestamp"];
        };
        /** @description What to wait for and how long. */
        WaitRequest: {
            for: components["schemas"]["WaitCondition"];
            timeout_ms?: components["schemas"]["TimeoutMs"];
        };
        /** @description Exactly one condition. */
        WaitCondition: {
            /** @description An event of this type has been recorded. */
            event?: string;
            payment?: components["schemas"]["PaymentCondition"];
            payout?: components["schemas"]["PayoutCondition"];
            invoice?: components["schemas"]["InvoiceCondition"];
            delivery?: components["schemas"]["DeliveryCondition"];
            request?: components["schemas"]["RequestCondition"];
        };
        /** @description The payment request exists and is in the status and phase given. */
        PaymentCondition: {
            /** @description The payment request. */
            id: string;
            status?: components["schemas"]["PaymentStatus"];
            phase?: components["schemas"]["PaymentPhase"];
        };
        /** @description The payout exists and is in the status given. */
        PayoutCondition: {
            /** @description The payout. */
            id: string;
            status?: components["schemas"]["PayoutStatus"];
        };
        /** @description The invoice exists and is in the status given. */
        InvoiceCondition: {
            /** @description The invoice. */
            id: string;
            status?: components["schemas"]["InvoiceStatus"];
        };
        /** @description At least `count` deliveries (1 where it is left out) fit all that is given. */
        DeliveryCondition: {
            /** @description Their event type. */
            event_type?: string;
            status?: components["schemas"]["DeliveryStatus"];
            /** @description The id of the webhook endpoint. */
            endpoint?: string;
            /** @description How many there must be. */
            count?: number;
        };
        /** @description At least `count` calls in the journal (1 where it is left out) fit all that is given. */
        RequestCondition: {
            method?: components["schemas"]["HttpMethod"];
            /** @description Exactly this path, without query string. */
            path?: string;
            /** @description An operation of the merchant API. */
            operation_id?: string;
            /** @description The status they were answered with. */
            status?: number;
            /** @description How many there must be. */
            count?: number;
        };
        /** @description What made the condition true. */
        WaitMatch: {
            /**
             * @description The condition that was given.
             * @enum {string}
             */
            condition: "event" | "payment" | "payout" | "invoice" | "delivery" | "request";
            /** @description What fits it, newest first, at most a hundred. */
            ids: string[];
            /** @description How many fit it. */
            count: number;
        };
        /** @description The condition is true. */
        WaitResult: {
            matched: components["schemas"]["WaitMatch"];
            now: components["schemas"]["Timestamp"];
        };
        /** @description A key without its values. */
        Key: {
            /** @description What it is called here; not a credential. */
            id: string;
            /** @description What a human calls it. */
            label: string;
            scopes: components["schemas"]["Scopes"];
            /** @description Whether it is refused. */
            revoked: boolean;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A new key with its values. */
        CreatedKey: {
            /** @description What it is called here; not a credential. */
            id: string;
            /** @description What a human calls it. */
            label: string;
            scopes: components["schemas"]["Scopes"];
            /** @description Whether it is refused. */
            revoked: boolean;
            created_at: components["schemas"]["Timestamp"];
            /** @description For Bearer and X-API-Key. Shown once. */
            api_key: string;
            /** @description For signed requests, X-API-Key. Shown once. */
            public_key: string;
            /** @description For signed requests, the key of the HMAC. Shown once. */
            secret_key: string;
        };
        /** @description What the key is allowed to do. */
        Scopes: components["schemas"]["Scope"][];
        /** @description All keys of a merchant. */
        KeyList: {
            data: components["schemas"]["Key"][];
            /** @constant */
            has_more: false;
            /** @description This query. */
            url: string;
        };
        /** @description What the key is to be called and allowed. */
        CreateKeyRequest: {
            /** @description What a human calls it; key and a number where it is left out. */
            label?: string;
            scopes?: components["schemas"]["Scopes"];
        };
        /** @description What is to change. */
        UpdateKeyRequest: {
            /** @description What a human calls it. */
            label?: string;
            scopes?: components["schemas"]["Scopes"];
            /** @description Whether it is refused. */
            revoked?: boolean;
        };
        /** @description Available funds by currency. */
        Balances: {
            BTC?: components["schemas"]["Funds"];
            ETH?: components["schemas"]["Funds"];
            LTC?: components["schemas"]["Funds"];
            USDT?: components["schemas"]["Funds"];
            USDC?: components["schemas"]["Funds"];
            TRX?: components["schemas"]["Funds"];
            XRP?: components["schemas"]["Funds"];
            SOL?: components["schemas"]["Funds"];
            DOGE?: components["schemas"]["Funds"];
            USD?: components["schemas"]["Funds"];
            EUR?: components["schemas"]["Funds"];
            GBP?: components["schemas"]["Funds"];
            CHF?: components["schemas"]["Funds"];
            CAD?: components["schemas"]["Funds"];
            AUD?: components["schemas"]["Funds"];
            JPY?: components["schemas"]["Funds"];
        };
        /** @description An amount of money, with no more decimals than its currency has and at most 15 significant digits. */
        Funds: number;
        /** @description Where the money of one currency is. Incoming is what ever came in, outgoing what ever went out. */
        CurrencyTotals: {
            /** @description What a payout can use. */
            available: number;
            /** @description Seen on the chain and not yet confirmed. */
            pending: number;
            /** @description Set aside for payouts under way. */
            held: number;
            /** @description All that came in, unconfirmed money included. */
            incoming: number;
            /** @description All that went out. */
            outgoing: number;
            /** @description All fees that were paid. */
            fees: number;
            /** @description Whether available + pending + held = incoming − outgoing − fees. */
            balanced: boolean;
        };
        /** @description Where the money is. */
        BalanceSheet: {
            /** @description Whether every currency adds up. */
            balanced: boolean;
            currencies: components["schemas"]["CurrencyTotalsMap"];
        };
        /** @description Totals by currency code. */
        CurrencyTotalsMap: {
            [key: string]: components["schemas"]["CurrencyTotals"];
        };
        /**
         * @description An account of the books. External is the world outside; it goes negative as money comes in.
         * @enum {string}
         */
        LedgerAccount: "available" | "pending" | "held" | "external" | "service_fees" | "network_fees";
        /** @description An amount moved from the account `debit` to the account `credit`. */
        LedgerEntry: {
            /** @description The entry's id. */
            id: string;
            at: components["schemas"]["Timestamp"];
            currency: components["schemas"]["Currency"];
            /** @description Which movement it is, such as deposit, credit, service_fee, hold. */
            reason: string;
            /** @description What it is about. */
            resource_id: string | null;
            debit: components["schemas"]["LedgerAccount"];
            credit: components["schemas"]["LedgerAccount"];
            /** @description How much. */
            amount: number;
        };
        /** @description Totals and entries. */
        Ledger: {
            /** @description Whether every currency adds up. */
            balanced: boolean;
            currencies: components["schemas"]["CurrencyTotalsMap"];
            /** @description Newest first. */
            entries: components["schemas"]["LedgerEntry"][];
            /** @description Whether there are older entries. */
            has_more: boolean;
        };
        /** @description All transactions, oldest first. */
        TransactionExport: {
            data: components["schemas"]["ExportedTransaction"][];
        };
        /** @description One line of the export. */
        ExportedTransaction: {
            id: string;
            type: components["schemas"]["TransactionType"];
            status: components["schemas"]["TransactionStatus"];
            payment_request_id: string | null;
            amount: number;
            currency: components["schemas"]["Currency"];
            crypto_amount: number;
            crypto_currency: components["schemas"]["Cryptocurrency"];
            fee: number;
            fee_currency: components["schemas"]["Currency"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The payment request exactly as the merchant API retrieves it; its contract says what else it carries. */
        PublicPayment: {
            id: string;
            amount: number;
            currency: string;
            status: components["schemas"]["PaymentStatus"];
            payment_url: string;
            created_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
            description?: string;
            callback_url?: string;
            metadata?: {
                [key: string]: unknown;
            };
            customer_email?: string;
            paid_at?: components["schemas"]["Timestamp"];
            paid_amount?: number;
            paid_currency?: string;
            transaction_id?: string;
        };
        /** @description The invoice exactly as the merchant API retrieves it; its contract says what else it carries. */
        PublicInvoice: {
            id: string;
            amount: number;
            currency: string;
            status: components["schemas"]["InvoiceStatus"];
            description?: string;
            customer_name?: string;
            customer_email?: string;
            /** Format: date */
            due_date?: string;
            invoice_url: string;
            created_at: components["schemas"]["Timestamp"];
            paid_at?: components["schemas"]["Timestamp"];
            items?: {
                [key: string]: unknown;
            }[];
            metadata?: {
                [key: string]: unknown;
            };
            payment_request_id?: string;
            transaction_id?: string;
        };
        /** @description The payout exactly as the merchant API retrieves it; its contract says what else it carries. */
        PublicPayout: {
            id: string;
            amount: number;
            currency: string;
            status: components["schemas"]["PayoutStatus"];
            address: string;
            description?: string;
            created_at: components["schemas"]["Timestamp"];
            /** @enum {string} */
            fee_level?: "low" | "medium" | "high";
            metadata?: {
                [key: string]: unknown;
            };
            updated_at?: components["schemas"]["Timestamp"];
            fee_paid?: number;
            fee_currency?: string;
            transaction_id?: string;
        };
        /**
         * @description The public status of a payment request.
         * @enum {string}
         */
        PaymentStatus: "pending" | "paid" | "expired" | "failed";
        /**
         * @description The public status of an invoice.
         * @enum {string}
         */
        InvoiceStatus: "draft" | "open" | "paid" | "past_due" | "void";
        /**
         * @description The public status of a payout.
         * @enum {string}
         */
        PayoutStatus: "pending" | "processing" | "completed" | "failed";
        /**
         * @description The public status of a transaction.
         * @enum {string}
         */
        TransactionStatus: "pending" | "confirmed" | "failed" | "refunded";
        /**
         * @description What a transaction is for.
         * @enum {string}
         */
        TransactionType: "payment" | "payout" | "refund";
        /**
         * @description Where a payment request is, more finely than its public status.
         * @enum {string}
         */
        PaymentPhase: "awaiting" | "underpaid" | "detected" | "confirming" | "paid" | "overpaid" | "expired" | "paid_late" | "failed" | "partly_refunded" | "refunded";
        /**
         * @description Where a transaction is, more finely than its public status.
         * @enum {string}
         */
        TransactionPhase: "detected" | "confirming" | "confirmed" | "dropped" | "double_spent" | "failed" | "refunded";
        /** @description A payment request with what the merchant API does not show. */
        PaymentDetail: {
            payment: components["schemas"]["PublicPayment"];
            phase: components["schemas"]["PaymentPhase"];
            /** @description Of the least confirmed transaction that counts, 0 without one. */
            confirmations: number;
            /** @description How many it needs; null until the customer has chosen a currency by paying. */
            confirmations_required: number | null;
            /** @description Where the customer can pay. */
            deposit_addresses: components["schemas"]["DepositAddress"][];
            /** @description Transactions of the customer and refunds, oldest first. */
            transactions: components["schemas"]["ChainTransaction"][];
            /** @description What happened, oldest first. */
            timeline: components["schemas"]["TimelineEntry"][];
            /** @description What the service took, null until it took something. */
            fee: components["schemas"]["Fee"] | null;
            /** @description The invoice that is paid by it. */
            invoice_id: string | null;
        };
        /** @description Where the customer can pay in one currency on one network. */
        DepositAddress: {
            currency: components["schemas"]["Cryptocurrency"];
            network: components["schemas"]["Network"];
            /** @description The address. */
            address: string;
            /** @description What is still to be paid, in this currency. */
            amount_due: number;
            /** @description A payment URI for wallets, as in the QR code. */
            uri: string;
        };
        /** @description A transaction as the chain sees it. */
        ChainTransaction: {
            /** @description The transaction's id in the merchant API. */
            id: string;
            type: components["schemas"]["TransactionType"];
            status: components["schemas"]["TransactionStatus"];
            phase: components["schemas"]["TransactionPhase"];
            /** @description How much. */
            crypto_amount: number;
            crypto_currency: components["schemas"]["Cryptocurrency"];
            network: components["schemas"]["Network"];
            /** @description Where it went to. */
            address: string;
            /** @description Its hash on the chain. */
            hash: string;
            /** @description How many it has. */
            confirmations: number;
            /** @description How many it needs. */
            confirmations_required: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Something that happened to a resource. */
        TimelineEntry: {
            at: components["schemas"]["Timestamp"];
            /** @description What happened, such as created, received, confirmed, event. */
            kind: string;
            /** @description The event that reported it, where one did. */
            event_type?: string;
            /** @description The same as a sentence. */
            detail: string;
        };
        /** @description What the service took. */
        Fee: {
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        /** @description An amount of money, with no more decimals than its currency has and at most 15 significant digits. */
        PositiveAmount: number;
        /** @description A share of the whole amount due, in percent. Not together with `amount`. */
        Percent: number;
        /** @description What the customer sends; `amount` is in the cryptocurrency. */
        ReceivePaymentRequest: {
            amount?: components["schemas"]["PositiveAmount"];
            percent?: components["schemas"]["Percent"];
            currency?: components["schemas"]["Cryptocurrency"];
            network?: components["schemas"]["Network"];
            /** @description How many confirmations it has from the beginning. */
            confirmations?: number;
        };
        /** @description What the customer sends; `amount` is in the cryptocurrency. */
        PayRequest: {
            amount?: components["schemas"]["PositiveAmount"];
            percent?: components["schemas"]["Percent"];
            currency?: components["schemas"]["Cryptocurrency"];
            network?: components["schemas"]["Network"];
        };
        /** @description How many blocks are found, and for which transaction. */
        ConfirmPaymentRequest: {
            /** @description How many confirmations are added. */
            confirmations?: number;
            /** @description The transaction they are added to. */
            transaction_id?: string;
        };
        /** @description Which transaction vanishes, and how. */
        DropPaymentRequest: {
            /** @description The transaction. */
            transaction_id?: string;
            /**
             * @description How it vanishes; dropped where it is left out.
             * @enum {string}
             */
            reason?: "dropped" | "double_spent";
        };
        /** @description Why it fails. */
        FailPaymentRequest: {
            /** @description A sentence for the timeline. */
            reason?: string;
        };
        /** @description How much is refunded, in the currency of the payment request. */
        RefundPaymentRequest: {
            amount?: components["schemas"]["PositiveAmount"];
        };
        /** @description An invoice with its payment request. */
        InvoiceDetail: {
            invoice: components["schemas"]["PublicInvoice"];
            /** @description Its payment request, null until there is one. */
            payment: components["schemas"]["PublicPayment"] | null;
            /** @description What happened, oldest first. */
            timeline: components["schemas"]["TimelineEntry"][];
        };
        /**
         * @description Where a payout is. Rejected is failed in review, failed is failed at broadcast.
         * @enum {string}
         */
        PayoutPhase: "review" | "broadcast" | "completed" | "rejected" | "failed";
        /** @description A payout with what the merchant API does not show. */
        PayoutDetail: {
            payout: components["schemas"]["PublicPayout"];
            phase: components["schemas"]["PayoutPhase"];
            /** @description Whether the merchant made it in the dashboard. */
            withdrawal: boolean;
            /** @description What happened, oldest first. */
            timeline: components["schemas"]["TimelineEntry"][];
        };
        /** @description Where and why it fails. */
        FailPayoutRequest: {
            /**
             * @description In which stage it fails; the present one where it is left out.
             * @enum {string}
             */
            stage?: "review" | "broadcast";
            /** @description A sentence for the timeline. */
            reason?: string;
        };
        /** @description Key-value pairs of the merchant, as in the merchant API. */
        Metadata: {
            [key: string]: components["schemas"]["MetadataValue"];
        };
        /** @description A value of metadata, as in the merchant API. */
        MetadataValue: string | number | boolean | null;
        /** @description An address that makes a payment request each time that its page is confirmed. */
        PaymentLink: {
            id: string;
            /** @description The page that customers are sent to. */
            url: string;
            /** @description Whether it makes payment requests. */
            active: boolean;
            /** @description In `currency`; null: the customer says how much. */
            amount: number | null;
            currency: components["schemas"]["Currency"];
            /** @description That of its payment requests. */
            description: string | null;
            /** @description That of its payment requests. */
            callback_url: string | null;
            metadata: components["schemas"]["Metadata"];
            created_at: components["schemas"]["Timestamp"];
            /** @description How many payment requests it made. */
            uses: number;
            /** @description The payment requests that it made, newest first; the last hundred. */
            payment_request_ids: string[];
        };
        /** @description One page of payment links. */
        PaymentLinkList: {
            data: components["schemas"]["PaymentLink"][];
            /** @description Whether there is a further page. */
            has_more: boolean;
            /** @description The next page when there is one, else this query. */
            url: string;
        };
        /** @description What the payment requests of the link are about. */
        CreatePaymentLinkRequest: {
            /** @description In `currency`; left out or null, the customer says how much. */
            amount?: number | null;
            currency: components["schemas"]["Currency"];
            /** @description Shown to the customer. */
            description?: string;
            /**
             * Format: uri
             * @description Where the customer is sent after completion or failure.
             */
            callback_url?: string;
            /** @description That of its payment requests; one pair fewer than they may have, because `payment_link_id` comes on top. */
            metadata?: {
                [key: string]: components["schemas"]["MetadataValue"];
            };
        };
        /** @description What the customer says on the page. */
        OpenPaymentLinkRequest: {
            amount?: components["schemas"]["PositiveAmount"];
            /**
             * Format: email
             * @description The customer's e-mail address.
             */
            customer_email?: string;
        };
        /**
         * @description Whether it makes invoices; `cancelled` is final.
         * @enum {string}
         */
        SubscriptionStatus: "active" | "paused" | "cancelled";
        /**
         * @description How long an interval is.
         * @enum {string}
         */
        SubscriptionInterval: "day" | "week" | "month" | "year";
        /** @description An invoice per interval of the merchant's clock. */
        Subscription: {
            id: string;
            status: components["schemas"]["SubscriptionStatus"];
            /** @description What each invoice is about, in `currency`. */
            amount: number;
            currency: components["schemas"]["Currency"];
            interval: components["schemas"]["SubscriptionInterval"];
            /** @description How many intervals lie between two invoices. */
            interval_count: number;
            /** @description Days from an invoice to its due date. */
            days_until_due: number;
            /** @description That of its invoices. */
            description: string | null;
            /** @description Who is billed. */
            customer_name: string | null;
            /** @description The customer's e-mail address. */
            customer_email: string | null;
            metadata: components["schemas"]["Metadata"];
            created_at: components["schemas"]["Timestamp"];
            start_at: components["schemas"]["Timestamp"];
            /** @description When the next invoice is made; null while it is paused and once it is cancelled. */
            next_invoice_at: components["schemas"]["Timestamp"] | null;
            /** @description How many invoices it made. */
            invoices: number;
            /** @description The invoices that it made, newest first; the last hundred. */
            invoice_ids: string[];
            /** @description Why the last invoice could not be made. */
            failure: string | null;
        };
        /** @description One page of subscriptions. */
        SubscriptionList: {
            data: components["schemas"]["Subscription"][];
            /** @description Whether there is a further page. */
            has_more: boolean;
            /** @description The next page when there is one, else this query. */
            url: string;
        };
        /** @description What is billed, to whom and how often. */
        CreateSubscriptionRequest: {
            amount: components["schemas"]["PositiveAmount"];
            currency: components["schemas"]["Currency"];
            interval: components["schemas"]["SubscriptionInterval"];
            /** @description How many intervals lie between two invoices; 1 where it is left out. */
            interval_count?: number;
            /**
             * Format: date-time
             * @description When the first invoice is made, at most 366 days ahead; now where it is left out.
             */
            start_at?: string;
            /** @description Days from an invoice to its due date; 14 where it is left out. */
            days_until_due?: number;
            /** @description What is billed; also the line of each invoice. */
            description?: string;
            /** @description Who is billed. */
            customer_name?: string;
            /**
             * Format: email
             * @description The customer's e-mail address.
             */
            customer_email?: string;
            /** @description That of its invoices; one pair fewer than they may have, because `subscription_id` comes on top. */
            metadata?: {
                [key: string]: components["schemas"]["MetadataValue"];
            };
        };
        /** @description What is withdrawn, and where to. */
        CreateWithdrawalRequest: {
            amount: components["schemas"]["PositiveAmount"];
            currency: components["schemas"]["Cryptocurrency"];
            /** @description Where to send it. */
            address: string;
            /** @description What it is for. */
            description?: string;
            /**
             * @description How much network fee to spend on speed; medium where it is left out.
             * @enum {string}
             */
            fee_level?: "low" | "medium" | "high";
        };
        /** @description What payouts cost in each cryptocurrency. */
        FeeList: {
            data: components["schemas"]["PayoutFees"][];
        };
        /** @description What a payout costs in one cryptocurrency, in its own units. */
        PayoutFees: {
            currency: components["schemas"]["Cryptocurrency"];
            /** @description The fee that is held with the amount, by fee level. */
            network_fee: {
                /** @description The least that gets through. */
                low: number;
                /** @description What is taken where no level is named. */
                medium: number;
                /** @description For the next block. */
                high: number;
            };
            /** @description The smallest amount that a payout may have. */
            minimum_withdrawal: number;
            /** @description The merchant's available balance. */
            available: number;
        };
        /** @description One page of withdrawals. */
        WithdrawalList: {
            data: components["schemas"]["PublicPayout"][];
            /** @description Whether there is a further page. */
            has_more: boolean;
            /** @description The next page when there is one, else this query. */
            url: string;
        };
        /** @description What the sandbox reads special meaning into. */
        Magic: {
            payout_addresses: components["schemas"]["MagicAddress"][];
            metadata: components["schemas"]["MagicMetadata"][];
            /** @description Why real funds must never be sent there. */
            warning: string;
        };
        /** @description An address that decides what becomes of a payout. */
        MagicAddress: {
            currency: components["schemas"]["Cryptocurrency"];
            network: components["schemas"]["Network"];
            /**
             * @description Which of the chain's networks the address is of; any where they are written alike.
             * @enum {string}
             */
            environment: "main" | "test" | "any";
            /**
             * @description The effect in a word.
             * @enum {string}
             */
            behaviour: "complete_at_once" | "reject_in_review" | "fail_at_broadcast" | "stay_pending" | "stay_processing";
            /** @description The byte that the whole payload consists of. */
            byte: string;
            /** @description The address. */
            address: string;
            /** @description The effect as a sentence. */
            effect: string;
        };
        /** @description A key of metadata that the sandbox reads when a resource is created. */
        MagicMetadata: {
            /** @description The key. */
            key: string;
            /** @description The values that it can have. */
            values: string[];
        };
        /** @description A scripted course of events. */
        Scenario: {
            /** @description What it is asked for by. */
            name: string;
            /** @description What happens in it. */
            description: string;
            on: components["schemas"]["ScenarioTrigger"];
            /** @description Which resources it runs on without being asked for. */
            match?: {
                [key: string]: unknown;
            };
            /** @description What happens, in order, each step a verb of this API with `after` from the step before. */
            steps: {
                [key: string]: unknown;
            }[];
            /** @description How its webhooks behave. */
            deliveries?: {
                [key: string]: unknown;
            }[];
            /** @description How the merchant API answers from its start on, each rule a fault. */
            respond?: {
                [key: string]: unknown;
            }[];
            /**
             * @description Where it comes from.
             * @enum {string}
             */
            source: "shipped" | "folder" | "api";
            /** @description The file it was loaded from, where it was. */
            file?: string;
        };
        /**
         * @description What a scenario starts on.
         * @enum {string}
         */
        ScenarioTrigger: "payment.created" | "invoice.created" | "payout.created" | "webhook.registered" | "manual";
        /** @description A scenario as JSON, or nothing but the text of a scenario file in `yaml`. */
        ScenarioInput: {
            /** @description A scenario as YAML 1.2. */
            yaml?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description All scenarios by name. */
        ScenarioList: {
            data: components["schemas"]["Scenario"][];
            /** @constant */
            has_more: false;
            /** @description This query. */
            url: string;
        };
        /** @description What the scenario is to run on. */
        RunScenarioRequest: {
            /** @description A payment request, invoice, payout or webhook endpoint. */
            resource_id?: string;
        };
        /** @description One run of a scenario. */
        Run: {
            /** @description The run's id. */
            id: string;
            /** @description The scenario's name. */
            scenario: string;
            /** @description What it runs on. */
            resource_id: string | null;
            /**
             * @description How it goes.
             * @enum {string}
             */
            status: "running" | "completed" | "failed" | "cancelled";
            started_at: components["schemas"]["Timestamp"];
            /** @description Its steps, in order. */
            steps: components["schemas"]["RunStep"][];
        };
        /** @description One step of a run. */
        RunStep: {
            /** @description Its place among the steps. */
            index: number;
            due: components["schemas"]["Timestamp"];
            /**
             * @description How it went.
             * @enum {string}
             */
            status: "waiting" | "done" | "failed" | "cancelled";
            /** @description What it does, such as receive. */
            verb: string;
            /** @description Why it failed. */
            error?: string;
        };
        /** @description Something that happened, as webhooks report it. */
        Event: {
            /** @description The same id in every webhook about it. */
            event_id: string;
            /** @description What happened. */
            event_type: string;
            created_at: components["schemas"]["Timestamp"];
            /** @description What it happened to, null for a test event. */
            resource_id: string | null;
            /** @description The data of the webhook. */
            data: {
                [key: string]: unknown;
            };
            /** @description How many deliveries it has, replays included. */
            deliveries: number;
        };
        /** @description An event and what was sent of it. */
        EventDetail: {
            event: components["schemas"]["Event"];
            /** @description The exact text that is sent, null where nothing was. */
            body: string | null;
            /** @description The newest first. */
            deliveries: components["schemas"]["DeliverySummary"][];
        };
        /** @description One page of events. */
        EventList: {
            data: components["schemas"]["Event"][];
            /** @description Whether there is a further page. */
            has_more: boolean;
            /** @description The next page when there is one, else this query. */
            url: string;
        };
        /** @description The event to send. */
        SendTestEventRequest: {
            /** @description One of the types that can be subscribed to. */
            event_type: string;
            /** @description The data to send, as it is. */
            data?: {
                [key: string]: unknown;
            };
        };
        /** @description The endpoint's id. */
        EndpointId: string;
        /** @description A webhook endpoint, and what became of what was sent to it. */
        Endpoint: {
            id: components["schemas"]["EndpointId"];
            /** @description Where events are delivered. */
            url: string;
            /** @description The subscribed types. */
            event_types: string[];
            /** @description Whether deliveries are signed. */
            secret_provided: boolean;
            /** @description It answered 410, and nothing is sent to it any more. */
            disabled: boolean;
            /** @description None of its last twenty deliveries that were attempted has arrived. */
            failing?: boolean;
            /** @description The inbox of this sandbox that it is, null for any other receiver. */
            inbox: string | null;
            /** @description How many deliveries it has in each state. */
            deliveries: {
                /** @description Still to be sent or sent again. */
                pending: number;
                /** @description Answered with a 2xx. */
                succeeded: number;
                /** @description Given up. */
                failed: number;
                /** @description Not sent any more. */
                cancelled: number;
            };
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Every webhook endpoint. */
        EndpointList: {
            /** @description The newest first. */
            data: components["schemas"]["Endpoint"][];
            /** @description The types that an endpoint can subscribe to. */
            types: string[];
        };
        /** @description A webhook endpoint to be registered. */
        RegisterEndpointRequest: {
            /**
             * Format: uri
             * @description Where events are to be delivered.
             */
            url: string;
            /** @description Signs the deliveries; without it they are unsigned. */
            secret?: string;
            /** @description The types to subscribe to, from `types` of the list. */
            event_types: string[];
        };
        /** @description How an inbox answers. */
        InboxBehaviour: {
            answer: components["schemas"]["InboxAnswer"];
            /** @description The status that it answers, where it answers at all. */
            status: number;
            /** @description Real milliseconds before it answers. */
            delay_ms: number;
        };
        /**
         * @description A status, a redirect, no answer at all until the time-out, or a connection that is closed without one.
         * @enum {string}
         */
        InboxAnswer: "status" | "redirect" | "hang" | "close";
        /** @description How an inbox is to answer. */
        InboxBehaviourRequest: {
            answer?: components["schemas"]["InboxAnswer"];
            /** @description The status to answer: 200, and for a redirect 302, where it is left out. */
            status?: number;
            /** @description Real milliseconds to wait before it answers. */
            delay_ms?: number;
        };
        /** @description An inbox without its messages. */
        InboxSummary: {
            /** @description Its name. */
            name: string;
            /** @description The URL to register as a webhook endpoint. */
            url: string;
            behaviour: components["schemas"]["InboxBehaviour"];
            /** @description How many messages it holds. */
            received: number;
            /** @description How many it received since it was emptied or the sandbox started, those that are not kept any more included. */
            received_total: number;
            /**
             * Format: date-time
             * @description When the newest of them came; null where none is kept.
             */
            last_received_at: string | null;
        };
        /** @description The inboxes of a merchant. */
        InboxList: {
            /** @description By name. */
            data: components["schemas"]["InboxSummary"][];
        };
        /** @description An inbox with its messages. */
        Inbox: {
            /** @description Its name. */
            name: string;
            /** @description The URL to register as a webhook endpoint. */
            url: string;
            behaviour: components["schemas"]["InboxBehaviour"];
            /** @description How many messages it holds. */
            received: number;
            /** @description How many it received since it was emptied or the sandbox started, those that are not kept any more included. */
            received_total: number;
            /**
             * Format: date-time
             * @description When the newest of them came; null where none is kept.
             */
            last_received_at: string | null;
            /** @description The newest first. */
            messages: components["schemas"]["InboxMessage"][];
        };
        /** @description A webhook as it came. */
        InboxMessage: {
            /** @description Counts what the merchant's inboxes received, from 1. */
            number: number;
            received_at: components["schemas"]["Timestamp"];
            /** @description The delivery; GET /deliveries/{id} has its attempts. */
            delivery_id: string;
            /** @description Which attempt of the delivery it was. */
            attempt: number;
            /** @description The event. */
            event_id: string;
            /** @description What happened. */
            event_type: string;
            endpoint_id: components["schemas"]["EndpointId"];
            /** @description The request's headers. */
            headers: {
                [key: string]: string;
            };
            /** @description The exact text of the body, as far as it came. */
            body: string;
            /** @description Whether the whole body came. */
            complete: boolean;
            answered: components["schemas"]["InboxBehaviour"];
            verification: components["schemas"]["InboxVerification"];
        };
        /** @description Whether the signature is right, judged as a receiver would with the endpoint's secret. */
        InboxVerification: {
            /**
             * @description unsigned: the endpoint has no secret, so there is nothing to verify.
             * @enum {string}
             */
            verdict: "valid" | "invalid" | "unsigned";
            /** @description The same as a sentence. */
            sentence: string;
            /** @description The text that the signature is about, null where the body is no webhook. */
            signed_string: string | null;
            /** @description The signature that the secret gives, null where there is none. */
            expected_signature: string | null;
        };
        /** @description What was forgotten. */
        InboxEmptied: {
            /** @description The inbox. */
            name: string;
            /** @description How many messages it had. */
            removed: number;
        };
        /** @description How a call is sent again. */
        ResendRequest: {
            /**
             * @description Whether it carries the Idempotency-Key that it had, a new one, or none; that which it had, where it is left out.
             * @enum {string}
             */
            idempotency_key?: "same" | "new" | "none";
        };
        /**
         * @description Pending until an attempt succeeded or the last one failed; cancelled when its endpoint was deleted before that.
         * @enum {string}
         */
        DeliveryStatus: "pending" | "succeeded" | "failed" | "cancelled";
        /** @description A delivery without its bytes. */
        DeliverySummary: {
            /** @description The delivery's id. */
            id: string;
            /** @description The event it reports. */
            event_id: string;
            /** @description What happened. */
            event_type: string;
            /** @description The webhook endpoint. */
            endpoint_id: string;
            /** @description Where it goes. */
            url: string;
            status: components["schemas"]["DeliveryStatus"];
            created_at: components["schemas"]["Timestamp"];
            /** @description When it is tried next, null when it is not. */
            next_attempt_at: components["schemas"]["Timestamp"] | null;
            /** @description The delivery that it repeats. */
            replay_of: string | null;
            /** @description How many attempts were made. */
            attempts: number;
            /** @description What the last attempt was answered with, null without an answer. */
            last_status: number | null;
            /** @description Why the last attempt had no answer, or what its status means; only where there is something to say. */
            last_error?: string;
            /** @description How the body begins that refused the last attempt, on one line and without keys; only where it says something. */
            last_response?: string;
        };
        /** @description A delivery with its bytes and attempts. */
        Delivery: {
            /** @description The delivery's id. */
            id: string;
            /** @description The event it reports. */
            event_id: string;
            /** @description What happened. */
            event_type: string;
            /** @description The webhook endpoint. */
            endpoint_id: string;
            /** @description Where it goes. */
            url: string;
            status: components["schemas"]["DeliveryStatus"];
            created_at: components["schemas"]["Timestamp"];
            /** @description When it is tried next, null when it is not. */
            next_attempt_at: components["schemas"]["Timestamp"] | null;
            /** @description The delivery that it repeats. */
            replay_of: string | null;
            /** @description The text that is sent, byte for byte. */
            body: string;
            /** @description The text that was signed, null without a secret. */
            signed_string: string | null;
            /** @description The value of Service-Signature, null without a secret. */
            signature: string | null;
            /** @description Its attempts, oldest first. */
            attempts: components["schemas"]["Attempt"][];
            /** @description How it was made to misbehave, such as duplicate or bad_signature. */
            misbehaviour: string[];
        };
        /** @description One time that a webhook was sent. */
        Attempt: {
            /** @description Its place among the attempts, 1 for the first. */
            number: number;
            scheduled_at: components["schemas"]["Timestamp"];
            at: components["schemas"]["Timestamp"];
            /** @description Where it went. */
            url: string;
            request_headers: components["schemas"]["HttpHeaders"];
            /** @description What it was answered with, null without an answer. */
            status: number | null;
            response_headers: components["schemas"]["HttpHeaders"];
            /** @description The first 16 KiB of the answer. */
            response_body: string;
            /** @description Whether the answer was longer. */
            response_truncated: boolean;
            /** @description Real time from the start to the answer or the error. */
            duration_ms: number;
            /** @description Why there is no answer, null where there is. */
            error: string | null;
        };
        /** @description A payment request in a list. */
        PaymentSummary: {
            /** @description Its id in the merchant API. */
            id: string;
            /** @description How much was asked for. */
            amount: number;
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["PaymentStatus"];
            phase: components["schemas"]["PaymentPhase"];
            /** @description What the merchant wrote on it. */
            description: string | null;
            created_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of invoices. */
        InvoiceList: {
            data: components["schemas"]["PublicInvoice"][];
            /** @description Whether there is a further page. */
            has_more: boolean;
            /** @description The next page when there is one, else this query. */
            url: string;
        };
        /** @description One page of payouts. */
        PayoutList: {
            data: components["schemas"]["PublicPayout"][];
            /** @description Whether there is a further page. */
            has_more: boolean;
            /** @description The next page when there is one, else this query. */
            url: string;
        };
        /** @description One page of transactions. */
        TransactionList: {
            data: components["schemas"]["ExportedTransaction"][];
            /** @description Whether there is a further page. */
            has_more: boolean;
            /** @description The next page when there is one, else this query. */
            url: string;
        };
        /** @description A transaction with what the chain knows of it. */
        TransactionDetail: {
            transaction: components["schemas"]["ExportedTransaction"];
            chain: components["schemas"]["ChainTransaction"];
            /** @description What happened, oldest first. */
            timeline: components["schemas"]["TimelineEntry"][];
        };
        /** @description What the customer is asked to pay. */
        CreatePaymentRequest: {
            amount: components["schemas"]["PositiveAmount"];
            currency: components["schemas"]["Currency"];
            /** @description Shown to the customer. */
            description?: string;
            /**
             * Format: email
             * @description The customer's e-mail address.
             */
            customer_email?: string;
            /** @description Kept with it and shown again; some keys are magic (GET /magic). */
            metadata?: {
                [key: string]: components["schemas"]["MetadataValue"];
            };
        };
        /** @description What is billed, and to whom. */
        CreateInvoiceRequest: {
            amount: components["schemas"]["PositiveAmount"];
            currency: components["schemas"]["Currency"];
            /** @description What the invoice is for. */
            description?: string;
            /** @description Who is billed. */
            customer_name?: string;
            /**
             * Format: email
             * @description The customer's e-mail address.
             */
            customer_email?: string;
            /**
             * Format: date
             * @description The last day (UTC) on which it can be paid in time.
             */
            due_date?: string;
            /** @description Its lines; they add up to the amount. */
            items?: {
                /** @description What is billed. */
                name: string;
                /** @description How many of it. */
                quantity: number;
                /** @description The price of one. */
                unit_price: number;
            }[];
            /** @description Kept with it and shown again; some keys are magic (GET /magic). */
            metadata?: {
                [key: string]: components["schemas"]["MetadataValue"];
            };
        };
        /** @description One page of payment requests. */
        PaymentSummaryList: {
            data: components["schemas"]["PaymentSummary"][];
            /** @description Whether there is a further page. */
            has_more: boolean;
            /** @description The next page when there is one, else this query. */
            url: string;
        };
        /** @description One page of deliveries. */
        DeliveryList: {
            data: components["schemas"]["DeliverySummary"][];
            /** @description Whether there is a further page. */
            has_more: boolean;
            /** @description The next page when there is one, else this query. */
            url: string;
        };
        /** @description Which failed deliveries to replay. */
        ReplayFailedRequest: {
            /** @description Only those to the webhook endpoint of this id. */
            endpoint?: string;
            /** @description Only those of this type. One that no event can have is refused. */
            event_type?: string;
        };
        /** @description What is sent again. */
        ReplayFailedResult: {
            /** @description How many deliveries were replayed. */
            replayed: number;
            /** @description The new deliveries, the first thousand. */
            deliveries: components["schemas"]["DeliverySummary"][];
        };
        /** @description A duration such as 500ms, 90s, 15m, 2h, 3d or 1h30m, or a number of seconds. */
        Duration: string | number;
        /** @description Which calls of the merchant API; every part that is there must fit, and without any every call does. */
        FaultMatch: {
            /** @description The operation, such as createPayment. */
            operation_id?: string;
            method?: components["schemas"]["HttpMethod"];
            /** @description A path of the contract such as /payments/{payment_request_id}, or a concrete one; with or without /v1. */
            path?: string;
            /** @description Id or label of the API key. */
            key?: string;
            /** @description The Idempotency-Key of the call. */
            idempotency_key?: string;
            /** @description Only from this one of the fitting calls on; 1 is the first. */
            nth?: number;
        };
        /** @description What goes wrong. The first part, up to `drip`, is for calls of the merchant API, the rest for deliveries. What stands together is done together. */
        FaultEffect: {
            /** @description An error that the contract documents for the operation, answered with its example. */
            status?: number;
            /** @description Seconds for the header Retry-After of that error. */
            retry_after?: number;
            /** @description The message of that error. */
            message?: string;
            /** @description Whether the call is carried out before it is answered with that error. */
            after_commit?: boolean;
            /** @description Real milliseconds that the answer is kept waiting; a range is drawn from the merchant's chance. */
            latency_ms?: number | components["schemas"]["LatencyRange"];
            /**
             * @description The connection is reset instead of an answer.
             * @enum {string}
             */
            reset?: "before_commit" | "after_commit";
            /** @description How many bytes of the body are sent before the connection ends. */
            truncate_bytes?: number;
            /**
             * @description The same at half of the body.
             * @constant
             */
            truncate?: true;
            drip?: components["schemas"]["Drip"];
            /** @description How often a delivery is sent in all. */
            duplicate?: number;
            /** @description Whether the duplicates are sent at the same time. */
            parallel?: boolean;
            /** @description How long the first attempt is held back, on the merchant's clock. */
            delay?: components["schemas"]["Duration"];
            /**
             * @description It is never sent and counts as failed; a replay is sent.
             * @constant
             */
            drop?: true;
            /**
             * @description It is sent after the delivery that follows it.
             * @constant
             */
            reorder?: true;
            /**
             * @description It is signed with another secret.
             * @constant
             */
            bad_signature?: true;
            /** @description How old it claims to be. */
            stale?: components["schemas"]["Duration"];
            /**
             * @description It comes in the envelope that the profile does not have.
             * @constant
             */
            other_envelope?: true;
            /** @description Real time over which its body is sent. */
            slow?: components["schemas"]["Duration"];
            /**
             * @description The connection of its first attempt is cut in the middle of the body.
             * @constant
             */
            cut?: true;
            /**
             * @description The answer of the API call that caused it is held back until its first attempt was made.
             * @constant
             */
            before_answer?: true;
        };
        /** @description From how many to how many milliseconds. */
        LatencyRange: {
            /** @description At least. */
            min: number;
            /** @description At most. */
            max: number;
        };
        /** @description The body of the answer is sent slowly. */
        Drip: {
            /** @description How slowly. */
            bytes_per_second: number;
        };
        /** @description Which deliveries; without any part every one. */
        FaultedWebhook: {
            /** @description Id or URL of the webhook endpoint. */
            endpoint?: string;
            /** @description The type of the event. */
            event_type?: string;
        };
        /** @description To how many calls or deliveries it is done; null means until it is removed. */
        FaultTimes: number | null;
        /** @description How likely it strikes what fits, drawn from the merchant's chance. */
        FaultProbability: number;
        /** @description What is to go wrong, and when. `match` and `webhook` exclude each other. */
        AddFaultRequest: {
            match?: components["schemas"]["FaultMatch"];
            webhook?: components["schemas"]["FaultedWebhook"];
            effect: components["schemas"]["FaultEffect"];
            /** @description To how many calls or deliveries it is done, once where it is left out; null means until it is removed. */
            times?: components["schemas"]["FaultTimes"];
            probability?: components["schemas"]["FaultProbability"];
        };
        /** @description Something that goes wrong on purpose. It has either `match` or `webhook`. */
        Fault: {
            /** @description The fault's id. */
            id: string;
            match?: components["schemas"]["FaultMatch"];
            webhook?: components["schemas"]["FaultedWebhook"];
            effect: components["schemas"]["FaultEffect"];
            times: components["schemas"]["FaultTimes"];
            probability: components["schemas"]["FaultProbability"];
            /** @description How many calls or deliveries fitted. */
            seen: number;
            /** @description To how many of them it was done. */
            applied: number;
            /** @description The scenario that brought it, null where it was added by hand. */
            scenario: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description All faults of a merchant. */
        FaultList: {
            data: components["schemas"]["Fault"][];
            /** @constant */
            has_more: false;
            /** @description This query. */
            url: string;
        };
        /** @description What was removed. */
        ClearFaultsResult: {
            /** @description How many faults there were. */
            cleared: number;
        };
        /** @description A fault that was done to a call. */
        AppliedFault: {
            /** @description The fault. */
            fault_id: string;
            /**
             * @description It was done on purpose.
             * @constant
             */
            intended: true;
            /** @description What was done, such as status 429 or reset after commit. */
            effects: string[];
        };
        /** @description A body as it came or went. */
        CapturedBody: {
            /** @description Its text. */
            text: string;
            /** @description Whether it was longer. */
            truncated: boolean;
        };
        /**
         * @description Accepted for 2xx and 3xx, refused for 4xx, failed for 5xx.
         * @enum {string}
         */
        RequestVerdict: "accepted" | "refused" | "failed";
        /** @description Why a call was refused or failed, in more words than the public answer has. */
        RequestRefusal: {
            /** @description The error code of the answer. */
            code: string;
            /** @description The field, parameter or header at fault. */
            parameter: string | null;
            /** @description The rule that it broke. */
            rule: string | null;
            /** @description JSON pointer to the part of the merchant contract that says so. */
            pointer: string | null;
            /** @description What was expected, what came, and for a refused signature where the two differ. */
            explanation: string;
            /** @description The text whose signature was expected, where a signature was refused. */
            signed_string?: string;
        };
        /** @description What the Idempotency-Key did. */
        RequestIdempotency: {
            /** @description The key. */
            key: string;
            /**
             * @description Stored with its result, answered from the store, sent with another body, or still running.
             * @enum {string}
             */
            outcome: "stored" | "replayed" | "conflict" | "in_use";
        };
        /** @description A call to the merchant API and its answer. */
        RequestEntry: {
            /** @description The entry's id. */
            id: string;
            at: components["schemas"]["Timestamp"];
            /** @description The method as it came. */
            method: string;
            /** @description The path as it came. */
            path: string;
            /** @description The query string without question mark, as it came. */
            query: string;
            /** @description The operation of the merchant API, null for an unknown route. */
            operation_id: string | null;
            headers: components["schemas"]["HttpHeaders"];
            /** @description The key that it was made with, null without a known one. */
            key_id: string | null;
            /** @description That key's label. */
            key_label: string | null;
            /** @description What came, null without a body. */
            body: components["schemas"]["CapturedBody"] | null;
            /** @description The status of the answer; 0 where a fault cut the connection before there was one. */
            status: number;
            response_headers: components["schemas"]["HttpHeaders"];
            /** @description What was answered, null without a body. */
            response_body: components["schemas"]["CapturedBody"] | null;
            /** @description Real time from the request to the answer. */
            duration_ms: number;
            verdict: components["schemas"]["RequestVerdict"];
            /** @description Why it was refused or failed, null where it was accepted. */
            refusal: components["schemas"]["RequestRefusal"] | null;
            /** @description What its Idempotency-Key did, null without one. */
            idempotency: components["schemas"]["RequestIdempotency"] | null;
            /** @description What was done to it on purpose; absent where nothing was. */
            faults?: components["schemas"]["AppliedFault"][];
        };
        /** @description An HTTP archive, HAR 1.2. */
        HarArchive: {
            log: {
                /**
                 * @description The version of the format.
                 * @enum {string}
                 */
                version: "1.2";
                /** @description What has written it. */
                creator: {
                    name: string;
                    version: string;
                };
                entries: components["schemas"]["HarEntry"][];
            };
        };
        /** @description A header or a parameter. */
        HarPair: {
            name: string;
            value: string;
        };
        /** @description A request and its answer. */
        HarEntry: {
            /**
             * Format: date-time
             * @description An instant of the merchant's clock.
             */
            startedDateTime: string;
            /** @description Real milliseconds. */
            time: number;
            request: {
                method: string;
                url: string;
                httpVersion: string;
                cookies: components["schemas"]["HarPair"][];
                headers: components["schemas"]["HarPair"][];
                queryString: components["schemas"]["HarPair"][];
                postData?: {
                    mimeType: string;
                    params: components["schemas"]["HarPair"][];
                    text: string;
                };
                headersSize: number;
                bodySize: number;
            };
            response: {
                /** @description 0 where no answer came. */
                status: number;
                statusText: string;
                httpVersion: string;
                cookies: components["schemas"]["HarPair"][];
                headers: components["schemas"]["HarPair"][];
                content: {
                    size: number;
                    mimeType: string;
                    text: string;
                };
                redirectURL: string;
                headersSize: number;
                bodySize: number;
            };
            /** @description Nothing is cached. */
            cache: Record<string, never>;
            timings: {
                send: number;
                wait: number;
                receive: number;
            };
            /** @description The id of the call or the delivery, and what became of it. */
            comment: string;
        };
        /** @description One page of calls. */
        RequestList: {
            data: components["schemas"]["RequestEntry"][];
            /** @description Whether there is a further page. */
            has_more: boolean;
            /** @description The next page when there is one, else this query. */
            url: string;
        };
        /** @description What was forgotten. */
        ClearRequestsResult: {
            /** @description How many entries the journal had. */
            cleared: number;
        };
        /** @description What calls must fit, all of it. */
        RequestCriteria: {
            method?: components["schemas"]["HttpMethod"];
            /** @description Exactly this path, without query string. */
            path?: string;
            /** @description An operation of the merchant API. */
            operation_id?: string;
            /** @description The status they were answered with. */
            status?: number;
        };
        /** @description How many there are. */
        CountRequestsResult: {
            /** @description How many calls fit. */
            count: number;
        };
    };
    responses: {
        /** @description All settings in force. */
        Profile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Profile"];
            };
        };
        /** @description The clock as it is now. */
        Clock: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Clock"];
            };
        };
        /** @description Other long bodies are being read at the moment. */
        Busy: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What the call did cannot be written to the data file at the moment. It is written as soon as it can be. */
        Unavailable: {
            headers: {
                /** @description Seconds after which the same call may succeed. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is malformed, of another content type, too large, or says something that this operation does not know. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The call carries an API key that no merchant has, or one that is revoked. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The `Host` or `Origin` is foreign, or the call lacks the key or the control token that it needs. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This merchant has nothing of that id or name. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The path is known, the method is not. `Allow` lists those that are. */
        MethodNotAllowed: {
            headers: {
                /**
                 * @description The methods of this path.
                 * @example GET, PUT
                 */
                Allow: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The time given for waiting is up. `nearest` says how near it came. */
        WaitTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The present state does not allow it. Nothing has changed. `allowed` lists what would be possible. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A public sandbox has as many merchants as it may have, or this address has created too many. */
        TooManyMerchants: {
            headers: {
                /** @description Seconds after which there may be room. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description As many calls of this merchant wait as may at a time. */
        TooManyWaiting: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description As many calls wait in this sandbox as may at a time. */
        AllWaiting: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The sandbox has a fault of its own. Its log says more. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The merchant's account id.
         * @example acct_x48gps9l5wketom9yhxum8hl
         */
        MerchantId: string;
        /**
         * @description The key's id, not its value.
         * @example key_ocgynfn8ezmwc4gy5fdkc2a0
         */
        KeyId: string;
        /**
         * @description The payment request's id.
         * @example pay_req_kab75uik1u8nui03zcly1715
         */
        PaymentId: string;
        /**
         * @description The invoice's id.
         * @example inv_fjsfjwdvazooxjr7tfiqcxi2
         */
        InvoiceId: string;
        /**
         * @description The payout's id.
         * @example payout_he5q64y0az1gm1sv6vj7xe5o
         */
        PayoutId: string;
        /**
         * @description The payment link's id.
         * @example plink_q3m8x1v6k0c9z4b7n2s5d8f1
         */
        PaymentLinkId: string;
        /**
         * @description The subscription's id.
         * @example sub_w5t9y2u7i0o3p6a8s1d4f7g2
         */
        SubscriptionId: string;
        /**
         * @description The run's id.
         * @example run_vad6bwsw27nodkxfhni9w0qz
         */
        RunId: string;
        /**
         * @description The delivery's id.
         * @example dlv_c8ptx89qdpojxshbsaotw9l0
         */
        DeliveryId: string;
        /**
         * @description The event's id.
         * @example evt_xzjk50xb8k98bxq5tpz5spbu
         */
        EventId: string;
        /**
         * @description The endpoint's id.
         * @example whk_c8ptx89qdpojxshbsaotw9l0
         */
        EndpointIdInPath: string;
        /**
         * @description The inbox's name, as it stands at the end of its URL.
         * @example shop
         */
        InboxName: string;
        /**
         * @description The journal entry's id.
         * @example req_000000003
         */
        RequestId: string;
        /**
         * @description The fault's id.
         * @example flt_k3v9x1m5q7w2e8r4t6y0u3i5
         */
        FaultId: string;
        /**
         * @description The scenario's name; lower-case letters, digits and hyphens.
         * @example slow-block
         */
        ScenarioName: string;
        /**
         * @description Only this event type. One that no event can have is refused.
         * @example payment.expired
         */
        EventTypeFilter: string;
        /**
         * @description Only what was created after this instant.
         * @example 2026-11-20T00:00:00Z
         */
        CreatedAfter: string;
        /**
         * @description Only what was created before this instant.
         * @example 2026-11-21T00:00:00Z
         */
        CreatedBefore: string;
        /**
         * @description The transaction's id.
         * @example txn_2qpa183icx11s0jx4tb5sj7t
         */
        TransactionId: string;
        /**
         * @description How many records a page has at most.
         * @example 10
         */
        Limit: number;
        /** @description The id after which the page starts. Not together with `ending_before`. */
        StartingAfter: string;
        /** @description The id before which the page ends. Not together with `starting_after`. */
        EndingBefore: string;
    };
    requestBodies: {
        /** @description Nothing to say; the content type `application/json` is required all the same, so that no foreign page can send it unasked. */
        Empty: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandbox is ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
            /** @description The sandbox is starting, is stopping and takes no new calls, or cannot write its data file. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getMode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is public, and the bounds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mode"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    listMerchants: {
        parameters: {
            query?: {
                /**
                 * @description How many records a page has at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The id after which the page starts. Not together with `ending_before`. */
                starting_after?: components["parameters"]["StartingAfter"];
                /** @description The id before which the page ends. Not together with `starting_after`. */
                ending_before?: components["parameters"]["EndingBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of merchants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    createMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateMerchantRequest"];
            };
        };
        responses: {
            /** @description The merchant, with its keys. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedMerchant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyMerchants"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The merchant's account id.
                 * @example acct_x48gps9l5wketom9yhxum8hl
                 */
                id: components["parameters"]["MerchantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The merchant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merchant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The merchant's account id.
                 * @example acct_x48gps9l5wketom9yhxum8hl
                 */
                id: components["parameters"]["MerchantId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description The merchant is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description The world is as it was at the beginning. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The world. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorldState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    putState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorldState"];
            };
        };
        responses: {
            /** @description The world is restored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoreResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Profile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    putProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProfileSettings"];
            };
        };
        responses: {
            200: components["responses"]["Profile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProfileSettings"];
            };
        };
        responses: {
            200: components["responses"]["Profile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings, in the order of the documentation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    getContract: {
        parameters: {
            query?: {
                /**
                 * @description How the document is written.
                 * @example json
                 */
                format?: "json" | "yaml";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The OpenAPI document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenApiDocument"];
                    "application/yaml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Clock"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    putClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockSettings"];
            };
        };
        responses: {
            200: components["responses"]["Clock"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvanceRequest"];
            };
        };
        responses: {
            /** @description The new time and what happened on the way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvanceResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            /** @description The sandbox stops on the way. Time stands at the instant where deliveries are still to be made; they are made there after the next start, where a data file keeps the world. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    settle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SettleRequest"];
            };
        };
        responses: {
            /** @description All is quiet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettleResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["WaitTimeout"];
            429: components["responses"]["TooManyWaiting"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["AllWaiting"];
        };
    };
    waitFor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitRequest"];
            };
        };
        responses: {
            /** @description The condition is true. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["WaitTimeout"];
            429: components["responses"]["TooManyWaiting"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["AllWaiting"];
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateKeyRequest"];
            };
        };
        responses: {
            /** @description The key with its values. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key's id, not its value.
                 * @example key_ocgynfn8ezmwc4gy5fdkc2a0
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description The key is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key's id, not its value.
                 * @example key_ocgynfn8ezmwc4gy5fdkc2a0
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateKeyRequest"];
            };
        };
        responses: {
            /** @description The key as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Balances"];
            };
        };
        responses: {
            /** @description Where the money now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceSheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLedger: {
        parameters: {
            query?: {
                /**
                 * @description Only this currency.
                 * @example BTC
                 */
                currency?: components["schemas"]["Currency"];
                /**
                 * @description How many records a page has at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The id after which the page starts. Not together with `ending_before`. */
                starting_after?: components["parameters"]["StartingAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Totals and one page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ledger"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /**
                 * @description Only payment requests of this status.
                 * @example paid
                 */
                status?: components["schemas"]["PaymentStatus"];
                /**
                 * @description How many records a page has at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The id after which the page starts. Not together with `ending_before`. */
                starting_after?: components["parameters"]["StartingAfter"];
                /** @description The id before which the page ends. Not together with `starting_after`. */
                ending_before?: components["parameters"]["EndingBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of payment requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSummaryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePaymentRequest"];
            };
        };
        responses: {
            /** @description What was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment request's id.
                 * @example pay_req_kab75uik1u8nui03zcly1715
                 */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment request in detail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    receivePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment request's id.
                 * @example pay_req_kab75uik1u8nui03zcly1715
                 */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReceivePaymentRequest"];
            };
        };
        responses: {
            /** @description The payment request with the new transaction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment request's id.
                 * @example pay_req_kab75uik1u8nui03zcly1715
                 */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConfirmPaymentRequest"];
            };
        };
        responses: {
            /** @description The payment request, paid where the sum due is now confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    payPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment request's id.
                 * @example pay_req_kab75uik1u8nui03zcly1715
                 */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PayRequest"];
            };
        };
        responses: {
            /** @description The payment request, paid where the sum due was reached. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    dropPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment request's id.
                 * @example pay_req_kab75uik1u8nui03zcly1715
                 */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DropPaymentRequest"];
            };
        };
        responses: {
            /** @description The payment request, awaiting money again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    expirePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment request's id.
                 * @example pay_req_kab75uik1u8nui03zcly1715
                 */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description The payment request, expired or as the profile has it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    failPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment request's id.
                 * @example pay_req_kab75uik1u8nui03zcly1715
                 */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FailPaymentRequest"];
            };
        };
        responses: {
            /** @description The failed payment request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment request's id.
                 * @example pay_req_kab75uik1u8nui03zcly1715
                 */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RefundPaymentRequest"];
            };
        };
        responses: {
            /** @description The payment request with its refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /**
                 * @description Only invoices of this status.
                 * @example open
                 */
                status?: components["schemas"]["InvoiceStatus"];
                /**
                 * @description Only what was created after this instant.
                 * @example 2026-11-20T00:00:00Z
                 */
                created_after?: components["parameters"]["CreatedAfter"];
                /**
                 * @description Only what was created before this instant.
                 * @example 2026-11-21T00:00:00Z
                 */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description How many records a page has at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The id after which the page starts. Not together with `ending_before`. */
                starting_after?: components["parameters"]["StartingAfter"];
                /** @description The id before which the page ends. Not together with `starting_after`. */
                ending_before?: components["parameters"]["EndingBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    createInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInvoiceRequest"];
            };
        };
        responses: {
            /** @description What was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvoiceDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invoice's id.
                 * @example inv_fjsfjwdvazooxjr7tfiqcxi2
                 */
                id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    openInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invoice's id.
                 * @example inv_fjsfjwdvazooxjr7tfiqcxi2
                 */
                id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description The open invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    payInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invoice's id.
                 * @example inv_fjsfjwdvazooxjr7tfiqcxi2
                 */
                id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PayRequest"];
            };
        };
        responses: {
            /** @description The invoice and its payment request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    voidInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invoice's id.
                 * @example inv_fjsfjwdvazooxjr7tfiqcxi2
                 */
                id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description The void invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markInvoicePastDue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invoice's id.
                 * @example inv_fjsfjwdvazooxjr7tfiqcxi2
                 */
                id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description The invoice, past due. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayouts: {
        parameters: {
            query?: {
                /**
                 * @description Only payouts of this status.
                 * @example pending
                 */
                status?: components["schemas"]["PayoutStatus"];
                /**
                 * @description Only what was created after this instant.
                 * @example 2026-11-20T00:00:00Z
                 */
                created_after?: components["parameters"]["CreatedAfter"];
                /**
                 * @description Only what was created before this instant.
                 * @example 2026-11-21T00:00:00Z
                 */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description How many records a page has at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The id after which the page starts. Not together with `ending_before`. */
                starting_after?: components["parameters"]["StartingAfter"];
                /** @description The id before which the page ends. Not together with `starting_after`. */
                ending_before?: components["parameters"]["EndingBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of payouts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    createPayout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWithdrawalRequest"];
            };
        };
        responses: {
            /** @description What was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayoutDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payout's id.
                 * @example payout_he5q64y0az1gm1sv6vj7xe5o
                 */
                id: components["parameters"]["PayoutId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    processPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payout's id.
                 * @example payout_he5q64y0az1gm1sv6vj7xe5o
                 */
                id: components["parameters"]["PayoutId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description The payout, processing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completePayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payout's id.
                 * @example payout_he5q64y0az1gm1sv6vj7xe5o
                 */
                id: components["parameters"]["PayoutId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description The completed payout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    failPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payout's id.
                 * @example payout_he5q64y0az1gm1sv6vj7xe5o
                 */
                id: components["parameters"]["PayoutId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FailPayoutRequest"];
            };
        };
        responses: {
            /** @description The failed payout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentLinks: {
        parameters: {
            query?: {
                /**
                 * @description Only links that are active, or only those that are not.
                 * @example true
                 */
                active?: boolean;
                /**
                 * @description How many records a page has at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The id after which the page starts. Not together with `ending_before`. */
                starting_after?: components["parameters"]["StartingAfter"];
                /** @description The id before which the page ends. Not together with `starting_after`. */
                ending_before?: components["parameters"]["EndingBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of payment links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLinkList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    createPaymentLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePaymentLinkRequest"];
            };
        };
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment link's id.
                 * @example plink_q3m8x1v6k0c9z4b7n2s5d8f1
                 */
                id: components["parameters"]["PaymentLinkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    openPaymentLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment link's id.
                 * @example plink_q3m8x1v6k0c9z4b7n2s5d8f1
                 */
                id: components["parameters"]["PaymentLinkId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OpenPaymentLinkRequest"];
            };
        };
        responses: {
            /** @description The new payment request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicPayment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deactivatePaymentLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment link's id.
                 * @example plink_q3m8x1v6k0c9z4b7n2s5d8f1
                 */
                id: components["parameters"]["PaymentLinkId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description The inactive link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    activatePaymentLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment link's id.
                 * @example plink_q3m8x1v6k0c9z4b7n2s5d8f1
                 */
                id: components["parameters"]["PaymentLinkId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description The active link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                /**
                 * @description Only subscriptions in this state.
                 * @example active
                 */
                status?: components["schemas"]["SubscriptionStatus"];
                /**
                 * @description How many records a page has at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The id after which the page starts. Not together with `ending_before`. */
                starting_after?: components["parameters"]["StartingAfter"];
                /** @description The id before which the page ends. Not together with `starting_after`. */
                ending_before?: components["parameters"]["EndingBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of subscriptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    createSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSubscriptionRequest"];
            };
        };
        responses: {
            /** @description The subscription, with its first invoice unless it starts later. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subscription's id.
                 * @example sub_w5t9y2u7i0o3p6a8s1d4f7g2
                 */
                id: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    pauseSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subscription's id.
                 * @example sub_w5t9y2u7i0o3p6a8s1d4f7g2
                 */
                id: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description The paused subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subscription's id.
                 * @example sub_w5t9y2u7i0o3p6a8s1d4f7g2
                 */
                id: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description The active subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subscription's id.
                 * @example sub_w5t9y2u7i0o3p6a8s1d4f7g2
                 */
                id: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description The cancelled subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                /**
                 * @description Only withdrawals in this state.
                 * @example completed
                 */
                status?: components["schemas"]["PayoutStatus"];
                /**
                 * @description How many records a page has at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The id after which the page starts. Not together with `ending_before`. */
                starting_after?: components["parameters"]["StartingAfter"];
                /** @description The id before which the page ends. Not together with `starting_after`. */
                ending_before?: components["parameters"]["EndingBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of withdrawals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    createWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWithdrawalRequest"];
            };
        };
        responses: {
            /** @description The pending payout. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every cryptocurrency. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    listScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scenarios. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    putScenario: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The scenario's name; lower-case letters, digits and hyphens.
                 * @example slow-block
                 */
                name: components["parameters"]["ScenarioName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScenarioInput"];
            };
        };
        responses: {
            /** @description The scenario replaces the one of that name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"];
                };
            };
            /** @description The scenario is new. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    runScenario: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The scenario's name; lower-case letters, digits and hyphens.
                 * @example slow-block
                 */
                name: components["parameters"]["ScenarioName"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RunScenarioRequest"];
            };
        };
        responses: {
            /** @description The run. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The run's id.
                 * @example run_vad6bwsw27nodkxfhni9w0qz
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description Only this event type. One that no event can have is refused.
                 * @example payment.expired
                 */
                event_type?: components["parameters"]["EventTypeFilter"];
                /**
                 * @description Only events about this resource.
                 * @example pay_req_kab75uik1u8nui03zcly1715
                 */
                resource_id?: string;
                /**
                 * @description How many records a page has at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The id after which the page starts. Not together with `ending_before`. */
                starting_after?: components["parameters"]["StartingAfter"];
                /** @description The id before which the page ends. Not together with `starting_after`. */
                ending_before?: components["parameters"]["EndingBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    sendTestEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendTestEventRequest"];
            };
        };
        responses: {
            /** @description The event. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event's id.
                 * @example evt_xzjk50xb8k98bxq5tpz5spbu
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Only deliveries to the webhook endpoint of this id.
                 * @example whk_ydi6ppo6gr59uoz8b6t6gajd
                 */
                endpoint?: string;
                /**
                 * @description Only this event type. One that no event can have is refused.
                 * @example payment.expired
                 */
                event_type?: components["parameters"]["EventTypeFilter"];
                /**
                 * @description Only deliveries in this state.
                 * @example failed
                 */
                status?: components["schemas"]["DeliveryStatus"];
                /**
                 * @description How many records a page has at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The id after which the page starts. Not together with `ending_before`. */
                starting_after?: components["parameters"]["StartingAfter"];
                /** @description The id before which the page ends. Not together with `starting_after`. */
                ending_before?: components["parameters"]["EndingBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    replayFailedDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReplayFailedRequest"];
            };
        };
        responses: {
            /** @description The new deliveries, the first thousand of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayFailedResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The delivery's id.
                 * @example dlv_c8ptx89qdpojxshbsaotw9l0
                 */
                id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    replayDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The delivery's id.
                 * @example dlv_c8ptx89qdpojxshbsaotw9l0
                 */
                id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description The new delivery. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    diagnoseDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The delivery's id.
                 * @example dlv_c8ptx89qdpojxshbsaotw9l0
                 */
                id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DiagnoseRequest"];
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Diagnosis"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listEndpoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndpointList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    registerEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterEndpointRequest"];
            };
        };
        responses: {
            /** @description The endpoint; deliveries start with the next event. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Endpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The endpoint's id.
                 * @example whk_c8ptx89qdpojxshbsaotw9l0
                 */
                id: components["parameters"]["EndpointIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description The endpoint is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInboxes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The inboxes, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    getInbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The inbox's name, as it stands at the end of its URL.
                 * @example shop
                 */
                name: components["parameters"]["InboxName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The inbox. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inbox"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    putInbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The inbox's name, as it stands at the end of its URL.
                 * @example shop
                 */
                name: components["parameters"]["InboxName"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["InboxBehaviourRequest"];
            };
        };
        responses: {
            /** @description The inbox. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteInbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The inbox's name, as it stands at the end of its URL.
                 * @example shop
                 */
                name: components["parameters"]["InboxName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description What was forgotten. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxEmptied"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /**
                 * @description Only calls with this method.
                 * @example POST
                 */
                method?: components["schemas"]["HttpMethod"];
                /**
                 * @description Only calls to exactly this path, without query string.
                 * @example /v1/payments
                 */
                path?: string;
                /**
                 * @description Only calls of this operation of the merchant API.
                 * @example createPayment
                 */
                operation_id?: string;
                /**
                 * @description Only calls that were answered with this status.
                 * @example 400
                 */
                status?: number;
                /**
                 * @description Only calls with this verdict.
                 * @example refused
                 */
                verdict?: components["schemas"]["RequestVerdict"];
                /**
                 * @description How many records a page has at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The id after which the page starts. Not together with `ending_before`. */
                starting_after?: components["parameters"]["StartingAfter"];
                /** @description The id before which the page ends. Not together with `starting_after`. */
                ending_before?: components["parameters"]["EndingBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of calls. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    clearRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description The journal is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearRequestsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportRequests: {
        parameters: {
            query?: {
                /**
                 * @description How the export is written.
                 * @example har
                 */
                format?: "har";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HarArchive"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    countRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RequestCriteria"];
            };
        };
        responses: {
            /** @description The number of calls. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountRequestsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The journal entry's id.
                 * @example req_000000003
                 */
                id: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    resendRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The journal entry's id.
                 * @example req_000000003
                 */
                id: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ResendRequest"];
            };
        };
        responses: {
            /** @description The new call, as the journal has it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    addFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddFaultRequest"];
            };
        };
        responses: {
            /** @description The fault, from now on in force. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description There are no faults any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearFaultsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The fault's id.
                 * @example flt_k3v9x1m5q7w2e8r4t6y0u3i5
                 */
                id: components["parameters"]["FaultId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description The fault is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCoverage: {
        parameters: {
            query?: {
                /**
                 * @description How the report is written; json, a page, a test report, or a summary for a CI job.
                 * @example json
                 */
                format?: "json" | "html" | "junit" | "markdown";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoverageReport"];
                    "text/html": string;
                    "application/xml": string;
                    "text/markdown": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    getAudit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, and every rule that was checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /**
                 * @description Only transactions of this status.
                 * @example confirmed
                 */
                status?: components["schemas"]["TransactionStatus"];
                /**
                 * @description Only transactions of this type.
                 * @example payment
                 */
                type?: components["schemas"]["TransactionType"];
                /**
                 * @description Only what was created after this instant.
                 * @example 2026-11-20T00:00:00Z
                 */
                created_after?: components["parameters"]["CreatedAfter"];
                /**
                 * @description Only what was created before this instant.
                 * @example 2026-11-21T00:00:00Z
                 */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description How many records a page has at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The id after which the page starts. Not together with `ending_before`. */
                starting_after?: components["parameters"]["StartingAfter"];
                /** @description The id before which the page ends. Not together with `starting_after`. */
                ending_before?: components["parameters"]["EndingBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of transactions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    getTransactionDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The transaction's id.
                 * @example txn_2qpa183icx11s0jx4tb5sj7t
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    exportTransactions: {
        parameters: {
            query?: {
                /**
                 * @description How the export is written.
                 * @example csv
                 */
                format?: "csv" | "json";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transactions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": components["schemas"]["TransactionExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    openStream: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the last message that was seen.
                 * @example mi8k2x1c.41
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream, which ends when either side ends it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description This merchant has as many open streams as it may have. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            /** @description The sandbox has as many open streams as it can have, or is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a payment request, transaction, invoice, payout, payment link, run, event, delivery or call of the merchant API.
                 * @example pay_req_kab75uik1u8nui03zcly1715
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The line, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CausalTimeline"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    getMoves: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a payment request, invoice, payout, subscription or payment link.
                 * @example pay_req_kab75uik1u8nui03zcly1715
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verbs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moves"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /**
                 * @description Only jobs of this kind.
                 * @example delivery.attempt
                 */
                kind?: components["schemas"]["JobKind"];
                /**
                 * @description Only jobs about this record.
                 * @example pay_req_kab75uik1u8nui03zcly1715
                 */
                resource_id?: string;
                /**
                 * @description How many records a page has at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many of the first ones to leave out.
                 * @example 100
                 */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jobs, the next one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
    getMagic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is magic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Magic"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalError"];
        };
    };
}
