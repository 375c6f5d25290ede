/* Generated from openapi/merchant.yaml by `npm run generate`. Change that file, not this one. */

export interface paths {
    "/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment requests
         * @description Payment requests of this merchant, newest first, in the short form of a list.
         */
        get: operations["listPayments"];
        put?: never;
        /**
         * Create a payment request
         * @description Asks a customer for an amount. The answer has status `pending` and carries `payment_url`, the page to send the
         *     customer to. Without `expires_at` the request expires after 15 minutes; with it, at that moment, which must be
         *     later than now and at most 30 days ahead.
         *
         *     `currency` may be a fiat or a cryptocurrency; whatever it is, the customer pays in a cryptocurrency of their
         *     choice.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{payment_request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a payment request
         * @description One payment request in full. Once it is paid, the answer says when, how much, in which cryptocurrency, and by
         *     which transaction.
         */
        get: operations["getPayment"];
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
         * @description Transactions of this merchant, newest first, in the short form of a list (without fee and metadata).
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
    "/transactions/{transaction_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a transaction
         * @description One transaction in full, with its fee and the metadata of the payment request or payout that it belongs to.
         */
        get: operations["getTransaction"];
        put?: never;
        post?: never;
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
         * @description Invoices of this merchant, newest first, in the short form of a list.
         */
        get: operations["listInvoices"];
        put?: never;
        /**
         * Create an invoice
         * @description Makes out an invoice. The answer has status `draft` and carries `invoice_url`, the page to send to the
         *     customer; the invoice opens when that page is first shown. It is past due when `due_date` has ended (UTC)
         *     without payment.
         */
        post: operations["createInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an invoice
         * @description One invoice in full. Once it is paid, the answer says when, and by which payment request and transaction.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
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
         * @description Payouts of this merchant, newest first, in the short form of a list.
         */
        get: operations["listPayouts"];
        put?: never;
        /**
         * Create a payout
         * @description Sends cryptocurrency from the merchant's balance to an external address. The answer has status `pending`; the
         *     amount and the estimated network fee are held from the available balance until the payout has completed or
         *     failed.
         *
         *     The address is checked before the balance: a payout with both faults is refused for its address. An amount below the currency's minimum withdrawal (see the balance) is an invalid parameter.
         */
        post: operations["createPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/{payout_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a payout
         * @description One payout in full. `transaction_id` is there from the moment the payout is processed, `fee_paid` and
         *     `fee_currency` from its completion.
         */
        get: operations["getPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description All webhook endpoints of this merchant on one page, newest first.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Register a webhook endpoint
         * @description Registers an address that events of the named types are delivered to. With a `secret`, every delivery carries
         *     the header `Service-Signature`; without one, deliveries are unsigned. The secret is never returned.
         *
         *     An address can be registered once (the case of the host and a default port make no difference), and a merchant
         *     can have 16 endpoints.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a webhook endpoint
         * @description One webhook endpoint. Whether a secret was registered is said, the secret itself is not.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Removes a webhook endpoint. Deliveries that still wait for it are cancelled.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the balance
         * @description The merchant's money per currency: `available` can be paid out, `pending` has come in and is not confirmed
         *     yet. What is held for payouts under way is in neither. `currency_details` says what a withdrawal costs and at
         *     least takes.
         */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the account
         * @description The merchant that the key belongs to.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "payment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payment.created
         * @description A payment request was created.
         */
        post: operations["onPaymentCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payment.pending
         * @description The customer's transaction was seen and covers the sum; it is not confirmed yet, and the status is still `pending`.
         */
        post: operations["onPaymentPending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.underpaid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payment.underpaid
         * @description A transaction was seen that does not cover the sum; the status is still `pending`.
         */
        post: operations["onPaymentUnderpaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.overpaid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payment.overpaid
         * @description More than the sum was received and confirmed. Sent before `payment.succeeded`.
         */
        post: operations["onPaymentOverpaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payment.succeeded
         * @description The payment is received and confirmed; the status is `paid`.
         */
        post: operations["onPaymentSucceeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payment.expired
         * @description The payment request reached `expires_at` unpaid.
         */
        post: operations["onPaymentExpired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.paid_late": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payment.paid_late
         * @description Money arrived after the payment request had expired, and was recorded only; the status stays `expired`.
         */
        post: operations["onPaymentPaidLate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payment.failed
         * @description The payment failed and will not succeed any more.
         */
        post: operations["onPaymentFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transaction.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * transaction.created
         * @description A transaction was seen on the chain, or sent to it.
         */
        post: operations["onTransactionCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transaction.confirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * transaction.confirmed
         * @description A transaction has all confirmations that its currency asks for.
         */
        post: operations["onTransactionConfirmed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transaction.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * transaction.failed
         * @description A transaction was dropped or double-spent, or was never confirmed.
         */
        post: operations["onTransactionFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transaction.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * transaction.refunded
         * @description The whole amount of a payment's transaction was refunded.
         */
        post: operations["onTransactionRefunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "refund.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * refund.created
         * @description A refund was started. `data` is the refund's own transaction, of type `refund`.
         */
        post: operations["onRefundCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "refund.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * refund.completed
         * @description A refund was confirmed. `data` is the refund's own transaction, of type `refund`.
         */
        post: operations["onRefundCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * invoice.created
         * @description An invoice was created, as a draft.
         */
        post: operations["onInvoiceCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * invoice.opened
         * @description An invoice was opened and can be paid.
         */
        post: operations["onInvoiceOpened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * invoice.paid
         * @description An invoice was paid. Sent after the events of its payment.
         */
        post: operations["onInvoicePaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.past_due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * invoice.past_due
         * @description The due date of an open invoice has ended.
         */
        post: operations["onInvoicePastDue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.voided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * invoice.voided
         * @description An invoice was declared void.
         */
        post: operations["onInvoiceVoided"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payout.created
         * @description A payout was created and waits to be processed.
         */
        post: operations["onPayoutCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.processing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payout.processing
         * @description A payout was sent to the chain.
         */
        post: operations["onPayoutProcessing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payout.completed
         * @description A payout was confirmed; the fee that was paid is known.
         */
        post: operations["onPayoutCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payout.failed
         * @description A payout failed; everything that was held for it is available again.
         */
        post: operations["onPayoutFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Identifier of a payment request. */
        PaymentRequestId: string;
        /** @description Identifier of a transaction. */
        TransactionId: string;
        /** @description Identifier of an invoice. */
        InvoiceId: string;
        /** @description Identifier of a payout. */
        PayoutId: string;
        /** @description Identifier of a webhook endpoint. */
        WebhookId: string;
        /** @description Identifier of an account. */
        AccountId: string;
        /** @description Identifier of an event. Every delivery of the same event has the same one. */
        EventId: string;
        /**
         * Format: date-time
         * @description A moment in UTC, ISO 8601 with seconds or milliseconds.
         */
        Timestamp: string;
        /**
         * Format: uri
         * @description An absolute http or https address.
         */
        HttpUrl: string;
        /**
         * Format: email
         * @description An e-mail address.
         */
        Email: string;
        /** @description An amount greater than zero, in units of the currency, with at most 15 significant digits and no more decimals than the currency has. */
        RequestedAmount: number;
        /** @description Code of a currency, in capitals. A code that the operation does not take is an invalid parameter, and the rule of the error lists those that it does. */
        RequestedCurrency: string;
        /**
         * @description Code of a cryptocurrency or a fiat currency.
         * @enum {string}
         */
        Currency: "BTC" | "ETH" | "LTC" | "USDT" | "USDC" | "TRX" | "XRP" | "SOL" | "DOGE" | "USD" | "EUR" | "GBP" | "CHF" | "CAD" | "AUD" | "JPY";
        /**
         * @description Code of a cryptocurrency.
         * @enum {string}
         */
        CryptoCurrency: "BTC" | "ETH" | "LTC" | "USDT" | "USDC" | "TRX" | "XRP" | "SOL" | "DOGE";
        /** @description Free text of the merchant. */
        Description: string;
        /** @description Key-value pairs of the merchant, kept and returned as they are. At most 50, keys of 1 to 40 characters, values are strings of at most 500 characters, numbers of at most 15 significant digits, booleans or null. */
        Metadata: {
            [key: string]: components["schemas"]["MetadataValue"];
        };
        /** @description A value of metadata. */
        MetadataValue: string | number | boolean | null;
        /**
         * @description `pending` waits for the customer or for confirmations; `paid` is received and confirmed, and stays so when it is refunded later; `expired` and `failed` are final without payment.
         * @enum {string}
         */
        PaymentStatus: "pending" | "paid" | "expired" | "failed";
        /**
         * @description `pending` is seen and not yet confirmed; `confirmed` has all its confirmations; `failed` never will; `refunded` was confirmed and then returned in full.
         * @enum {string}
         */
        TransactionStatus: "pending" | "confirmed" | "failed" | "refunded";
        /**
         * @description What moved the money. A payment comes in, a payout or a refund goes out.
         * @enum {string}
         */
        TransactionType: "payment" | "payout" | "refund";
        /**
         * @description `draft` until its page is first shown, `open` until it is `paid`, `past_due` when its due date has ended, `void` when it was withdrawn.
         * @enum {string}
         */
        InvoiceStatus: "draft" | "open" | "paid" | "past_due" | "void";
        /**
         * @description `pending` waits, `processing` is sent and not yet confirmed, `completed` and `failed` are final.
         * @enum {string}
         */
        PayoutStatus: "pending" | "processing" | "completed" | "failed";
        /**
         * @description How much network fee to spend on speed. The balance tells the estimate of each level.
         * @enum {string}
         */
        FeeLevel: "low" | "medium" | "high";
        /** @description Whether there is another page in this direction. */
        HasMore: boolean;
        /** @description A payment request to be created. */
        CreatePaymentRequest: {
            /** @description What the customer is to pay, in `currency`. */
            amount: components["schemas"]["RequestedAmount"];
            /** @description Code of the fiat or cryptocurrency that the amount is in, such as EUR or BTC. */
            currency: components["schemas"]["RequestedCurrency"];
            /** @description Shown to the customer on the payment page. */
            description?: components["schemas"]["Description"];
            /** @description Where the customer is sent after completion or failure. */
            callback_url?: components["schemas"]["HttpUrl"];
            metadata?: components["schemas"]["Metadata"];
            /** @description The customer's e-mail address. */
            customer_email?: components["schemas"]["Email"];
            /**
             * Format: date-time
             * @description Until when it can be paid; later than now, at most 30 days ahead. When left out, 15 minutes from now.
             */
            expires_at?: string;
        };
        /** @description A payment request, as creation and retrieval answer it. */
        PaymentRequest: {
            id: components["schemas"]["PaymentRequestId"];
            /** @description What the customer is to pay, in `currency`. */
            amount: number;
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["PaymentStatus"];
            /** @description The page where the customer pays. */
            payment_url: components["schemas"]["HttpUrl"];
            /** @description When the payment request was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Until when it can be paid. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description As given; absent when not given. */
            description?: components["schemas"]["Description"];
            /** @description Where the customer is sent after completion or failure; absent when not given. */
            callback_url?: components["schemas"]["HttpUrl"];
            /** @description As given; absent when not given. */
            metadata?: components["schemas"]["Metadata"];
            /** @description As given; absent when not given. */
            customer_email?: components["schemas"]["Email"];
            /** @description When the payment was confirmed; present once paid. */
            paid_at?: components["schemas"]["Timestamp"];
            /** @description The cryptocurrency that was received, in `paid_currency`; present once paid. */
            paid_amount?: number;
            /** @description The cryptocurrency that the customer paid in; present once paid. */
            paid_currency?: components["schemas"]["CryptoCurrency"];
            /** @description The transaction that completed the payment; present once paid. */
            transaction_id?: components["schemas"]["TransactionId"];
        };
        /** @description A payment request in the short form of a list. */
        PaymentRequestListItem: {
            id: components["schemas"]["PaymentRequestId"];
            /** @description What the customer is to pay, in `currency`. */
            amount: number;
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["PaymentStatus"];
            /** @description The page where the customer pays. */
            payment_url: components["schemas"]["HttpUrl"];
            /** @description When the payment request was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Until when it can be paid. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of payment requests. */
        PaymentRequestList: {
            /** @description Newest first. */
            data: components["schemas"]["PaymentRequestListItem"][];
            has_more: components["schemas"]["HasMore"];
            /** @description Relative path with query of the next page; without another page, of the same query without cursor. */
            url: string;
        };
        /** @description A transaction, as retrieval answers it. */
        Transaction: {
            id: components["schemas"]["TransactionId"];
            /** @description The payment request that it belongs to; null where there is none, as for a payout. */
            payment_request_id: string | null;
            /** @description The value of the transaction, in `currency`. Zero when it is less than the currency's smallest unit. */
            amount: number;
            currency: components["schemas"]["Currency"];
            /** @description What moved on the chain, in `crypto_currency`. */
            crypto_amount: number;
            crypto_currency: components["schemas"]["CryptoCurrency"];
            status: components["schemas"]["TransactionStatus"];
            type: components["schemas"]["TransactionType"];
            /** @description When the transaction was first seen or sent. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description The service fee of a payment, or the network fee of a payout or refund, in `fee_currency`. */
            fee: number;
            fee_currency: components["schemas"]["CryptoCurrency"];
            /** @description The metadata of the payment request or payout that it belongs to; `{}` where that has none. */
            metadata: components["schemas"]["Metadata"];
        };
        /** @description A transaction in the short form of a list. */
        TransactionListItem: {
            id: components["schemas"]["TransactionId"];
            /** @description The payment request that it belongs to; null where there is none, as for a payout. */
            payment_request_id: string | null;
            /** @description The value of the transaction, in `currency`. Zero when it is less than the currency's smallest unit. */
            amount: number;
            currency: components["schemas"]["Currency"];
            /** @description What moved on the chain, in `crypto_currency`. */
            crypto_amount: number;
            crypto_currency: components["schemas"]["CryptoCurrency"];
            status: components["schemas"]["TransactionStatus"];
            type: components["schemas"]["TransactionType"];
            /** @description When the transaction was first seen or sent. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of transactions. */
        TransactionList: {
            /** @description Newest first. */
            data: components["schemas"]["TransactionListItem"][];
            has_more: components["schemas"]["HasMore"];
            /** @description Relative path with query of the next page; without another page, of the same query without cursor. */
            url: string;
        };
        /** @description One line of an invoice. */
        LineItem: {
            /** @description What is billed. */
            name: string;
            /** @description How many of it, with at most 15 significant digits. */
            quantity: number;
            /** @description The price of one, in the currency of the invoice, with at most 15 significant digits. */
            unit_price: number;
        };
        /** @description An invoice to be created. */
        CreateInvoiceRequest: {
            /** @description The total amount, in `currency`. */
            amount: components["schemas"]["RequestedAmount"];
            /** @description Code of the fiat or cryptocurrency that the amount is in, such as EUR or BTC. */
            currency: components["schemas"]["RequestedCurrency"];
            /** @description What the invoice is for. */
            description?: components["schemas"]["Description"];
            /** @description Who is billed. */
            customer_name?: string;
            /** @description The customer's e-mail address. */
            customer_email?: components["schemas"]["Email"];
            /**
             * Format: date
             * @description The last day (UTC) on which it can be paid in time.
             */
            due_date?: string;
            /** @description The lines of the invoice. */
            items?: components["schemas"]["LineItem"][];
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description An invoice, as creation and retrieval answer it. */
        Invoice: {
            id: components["schemas"]["InvoiceId"];
            /** @description The total amount, in `currency`. */
            amount: number;
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["InvoiceStatus"];
            /** @description As given; absent when not given. */
            description?: components["schemas"]["Description"];
            /** @description As given; absent when not given. */
            customer_name?: string;
            /** @description As given; absent when not given. */
            customer_email?: components["schemas"]["Email"];
            /**
             * Format: date
             * @description The last day (UTC) on which it can be paid in time; absent when not given.
             */
            due_date?: string;
            /** @description The page of the invoice. */
            invoice_url: components["schemas"]["HttpUrl"];
            /** @description When the invoice was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it was paid; present once paid. */
            paid_at?: components["schemas"]["Timestamp"];
            /** @description The lines of the invoice, empty when none were given. */
            items: components["schemas"]["LineItem"][];
            /** @description As given; `{}` when not given. */
            metadata: components["schemas"]["Metadata"];
            /** @description The payment request that it was paid through; present once paid. */
            payment_request_id?: components["schemas"]["PaymentRequestId"];
            /** @description The transaction that completed the payment; present once paid. */
            transaction_id?: components["schemas"]["TransactionId"];
        };
        /** @description An invoice in the short form of a list. */
        InvoiceListItem: {
            id: components["schemas"]["InvoiceId"];
            /** @description The total amount, in `currency`. */
            amount: number;
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["InvoiceStatus"];
            /** @description As given; absent when not given. */
            description?: components["schemas"]["Description"];
            /** @description As given; absent when not given. */
            customer_email?: components["schemas"]["Email"];
            /**
             * Format: date
             * @description The last day (UTC) on which it can be paid in time; absent when not given.
             */
            due_date?: string;
            /** @description When the invoice was created. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of invoices. */
        InvoiceList: {
            /** @description Newest first. */
            data: components["schemas"]["InvoiceListItem"][];
            has_more: components["schemas"]["HasMore"];
            /** @description Relative path with query of the next page; without another page, of the same query without cursor. */
            url: string;
        };
        /** @description A payout to be created. */
        CreatePayoutRequest: {
            /** @description What arrives at the address, in `currency`; the network fee comes on top. */
            amount: components["schemas"]["RequestedAmount"];
            /** @description Code of the cryptocurrency to send, such as BTC, ETH or USDT. */
            currency: components["schemas"]["RequestedCurrency"];
            /** @description Where to send it. An address that is not one of this currency (checksum, network, chain) is answered with 422 and the reason. */
            address: string;
            /** @description What the payout is for. */
            description?: components["schemas"]["Description"];
            metadata?: components["schemas"]["Metadata"];
            /** @description How much network fee to spend on speed; `medium` when left out. */
            fee_level?: components["schemas"]["FeeLevel"];
        };
        /** @description A payout as its creation answers it, without the fields that only retrieval has. */
        PayoutCreated: {
            id: components["schemas"]["PayoutId"];
            /** @description What arrives at the address, in `currency`. */
            amount: number;
            currency: components["schemas"]["CryptoCurrency"];
            /**
             * @description A new payout waits to be processed.
             * @enum {string}
             */
            status: "pending";
            /** @description The destination. */
            address: string;
            /** @description As given; absent when not given. */
            description?: components["schemas"]["Description"];
            /** @description When the payout was created. */
            created_at: components["schemas"]["Timestamp"];
            fee_level: components["schemas"]["FeeLevel"];
            /** @description As given; `{}` when not given. */
            metadata: components["schemas"]["Metadata"];
        };
        /** @description A payout, as retrieval answers it. */
        Payout: {
            id: components["schemas"]["PayoutId"];
            /** @description What arrives at the address, in `currency`. */
            amount: number;
            currency: components["schemas"]["CryptoCurrency"];
            status: components["schemas"]["PayoutStatus"];
            /** @description The destination. */
            address: string;
            /** @description As given; absent when not given. */
            description?: components["schemas"]["Description"];
            /** @description When the payout was created. */
            created_at: components["schemas"]["Timestamp"];
            fee_level: components["schemas"]["FeeLevel"];
            /** @description As given; `{}` when not given. */
            metadata: components["schemas"]["Metadata"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description The network fee that was paid, in `fee_currency`; present once completed. */
            fee_paid?: number;
            /** @description The currency of the network fee; present once completed. */
            fee_currency?: components["schemas"]["CryptoCurrency"];
            /** @description The transaction that carries it; present once processed, so a payout that failed before has none. */
            transaction_id?: components["schemas"]["TransactionId"];
        };
        /** @description A payout in the short form of a list. */
        PayoutListItem: {
            id: components["schemas"]["PayoutId"];
            /** @description What arrives at the address, in `currency`. */
            amount: number;
            currency: components["schemas"]["CryptoCurrency"];
            status: components["schemas"]["PayoutStatus"];
            /** @description The destination. */
            address: string;
            /** @description When the payout was created. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of payouts. */
        PayoutList: {
            /** @description Newest first. */
            data: components["schemas"]["PayoutListItem"][];
            has_more: components["schemas"]["HasMore"];
            /** @description Relative path with query of the next page; without another page, of the same query without cursor. */
            url: string;
        };
        /**
         * @description A type of event that can be subscribed to. The webhooks section says what each carries.
         * @enum {string}
         */
        EventType: "payment.created" | "payment.pending" | "payment.underpaid" | "payment.overpaid" | "payment.succeeded" | "payment.expired" | "payment.paid_late" | "payment.failed" | "transaction.created" | "transaction.confirmed" | "transaction.failed" | "transaction.refunded" | "refund.created" | "refund.completed" | "invoice.created" | "invoice.opened" | "invoice.paid" | "invoice.past_due" | "invoice.voided" | "payout.created" | "payout.processing" | "payout.completed" | "payout.failed";
        /** @description A webhook endpoint to be registered. */
        CreateWebhookRequest: {
            /** @description Where events are delivered. */
            url: components["schemas"]["HttpUrl"];
            /** @description Signs the deliveries. Never returned. */
            secret?: string;
            /** @description The types to subscribe to, at least one, each once. */
            event_types: components["schemas"]["EventType"][];
        };
        /** @description A webhook endpoint, as registration and retrieval answer it. */
        WebhookEndpoint: {
            id: components["schemas"]["WebhookId"];
            /** @description Where events are delivered. */
            url: components["schemas"]["HttpUrl"];
            /** @description Whether a secret was registered, and so whether deliveries are signed. */
            secret_provided: boolean;
            /** @description The subscribed types. */
            event_types: components["schemas"]["EventType"][];
            /** @description When the endpoint was registered. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A webhook endpoint in the short form of a list. */
        WebhookEndpointListItem: {
            id: components["schemas"]["WebhookId"];
            /** @description Where events are delivered. */
            url: components["schemas"]["HttpUrl"];
            /** @description The subscribed types. */
            event_types: components["schemas"]["EventType"][];
            /** @description When the endpoint was registered. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description All webhook endpoints of the merchant. */
        WebhookEndpointList: {
            /** @description Newest first. */
            data: components["schemas"]["WebhookEndpointListItem"][];
            /**
             * @description Always false, since all endpoints are on one page.
             * @constant
             */
            has_more: false;
            /**
             * @description Relative path of this list.
             * @enum {string}
             */
            url: "/v1/webhooks";
        };
        /** @description What the deletion of a webhook endpoint answers. */
        WebhookDeletion: {
            id: components["schemas"]["WebhookId"];
            /**
             * @description The endpoint is gone.
             * @constant
             */
            deleted: true;
        };
        /** @description The merchant's money per currency. */
        Balance: {
            /** @description What can be paid out now, per currency code. */
            available: components["schemas"]["AmountPerCurrency"];
            /** @description What has come in and is not confirmed yet, per currency code. */
            pending: components["schemas"]["AmountPerCurrency"];
            currency_details: components["schemas"]["CurrencyDetails"];
        };
        /** @description What withdrawing a currency costs and at least takes, per currency code. */
        CurrencyDetails: {
            BTC?: components["schemas"]["CryptoCurrencyDetails"];
            ETH?: components["schemas"]["CryptoCurrencyDetails"];
            LTC?: components["schemas"]["CryptoCurrencyDetails"];
            USDT?: components["schemas"]["CryptoCurrencyDetails"];
            USDC?: components["schemas"]["CryptoCurrencyDetails"];
            TRX?: components["schemas"]["CryptoCurrencyDetails"];
            XRP?: components["schemas"]["CryptoCurrencyDetails"];
            SOL?: components["schemas"]["CryptoCurrencyDetails"];
            DOGE?: components["schemas"]["CryptoCurrencyDetails"];
            USD?: components["schemas"]["FiatCurrencyDetails"];
            EUR?: components["schemas"]["FiatCurrencyDetails"];
            GBP?: components["schemas"]["FiatCurrencyDetails"];
            CHF?: components["schemas"]["FiatCurrencyDetails"];
            CAD?: components["schemas"]["FiatCurrencyDetails"];
            AUD?: components["schemas"]["FiatCurrencyDetails"];
            JPY?: components["schemas"]["FiatCurrencyDetails"];
        };
        /** @description Amounts by currency code, each in units of its currency. */
        AmountPerCurrency: {
            BTC?: components["schemas"]["HeldAmount"];
            ETH?: components["schemas"]["HeldAmount"];
            LTC?: components["schemas"]["HeldAmount"];
            USDT?: components["schemas"]["HeldAmount"];
            USDC?: components["schemas"]["HeldAmount"];
            TRX?: components["schemas"]["HeldAmount"];
            XRP?: components["schemas"]["HeldAmount"];
            SOL?: components["schemas"]["HeldAmount"];
            DOGE?: components["schemas"]["HeldAmount"];
            USD?: components["schemas"]["HeldAmount"];
            EUR?: components["schemas"]["HeldAmount"];
            GBP?: components["schemas"]["HeldAmount"];
            CHF?: components["schemas"]["HeldAmount"];
            CAD?: components["schemas"]["HeldAmount"];
            AUD?: components["schemas"]["HeldAmount"];
            JPY?: components["schemas"]["HeldAmount"];
        };
        /** @description An amount that the merchant has, in units of its currency. */
        HeldAmount: number;
        /** @description What withdrawing a cryptocurrency costs and at least takes. */
        CryptoCurrencyDetails: {
            /** @description The smallest amount that can be withdrawn. */
            minimum_withdrawal: number;
            network_fee_estimate: components["schemas"]["NetworkFeeEstimate"];
        };
        /** @description The network fee to expect for each level. */
        NetworkFeeEstimate: {
            /** @description Fee of the slowest level. */
            low: number;
            /** @description Fee of the level that is taken when none is named. */
            medium: number;
            /** @description Fee of the fastest level. */
            high: number;
        };
        /** @description What withdrawing a fiat currency at least takes; no network carries it, so there is no network fee. */
        FiatCurrencyDetails: {
            /** @description The smallest amount that can be withdrawn. */
            minimum_withdrawal: number;
        };
        /** @description The merchant that the key belongs to. */
        Account: {
            id: components["schemas"]["AccountId"];
            /** @description The merchant's e-mail address. */
            email: components["schemas"]["Email"];
            /** @description The merchant's name. */
            business_name: string;
            /** @description When the account was opened. */
            created_at: components["schemas"]["Timestamp"];
            settings: components["schemas"]["AccountSettings"];
        };
        /** @description How the merchant wants things shown. */
        AccountSettings: {
            /** @description The currency that values are shown in. */
            display_currency: components["schemas"]["Currency"];
            /** @description A language tag such as `en` or `pt-BR`. */
            language: string;
            /** @description A name of the time zone database such as `UTC` or `Europe/Berlin`. */
            timezone: string;
        };
        /** @description What every refusal has in common, whatever its status. */
        Error: {
            error: {
                /** @description What was wrong, for programs; the schema of a status says which codes it can have. */
                code: string;
                message: components["schemas"]["ErrorMessage"];
                details?: components["schemas"]["ErrorDetails"];
            };
        };
        /** @description For people. Says what was wrong and what to do; the wording can change, the code cannot. */
        ErrorMessage: string;
        /** @description Which parameter is at fault, and which rule it broke. */
        ErrorDetails: {
            /** @description Name of the field, query parameter or header. A field inside another is written `items[0].quantity`; `body` is the body as a whole. */
            parameter: string;
            /** @description What was sent, as it was read; absent when nothing was. */
            value?: unknown;
            /** @description The rule that was broken: `required`, `numeric`, `integer`, `positive_numeric`, `string`, `object`, `array`, `boolean`, `in:<list>`, `min:<n>`, `max:<n>` (of a moment `max:30d`, days ahead), `min_length:<n>`, `max_length:<n>`, `min_items:<n>`, `max_items:<n>`, `max_digits:15` (significant digits of any number), `decimals:<n>`, `format:<name>`, `after:now`, `exists` (a cursor names no record of the list), `without:<parameter>` (the two exclude each other), `unknown`, `json`, `content_type` or `unique`. */
            rule: string;
            /** @description Why an address was refused; only with a refused payout address. */
            reason?: string;
        };
        /**
         * @description Code of a 400: a parameter is missing, malformed or invalid.
         * @enum {string}
         */
        ErrorCodeInvalidParameter: "INVALID_PARAMETER";
        /**
         * @description Code of a 401: the credential is missing, unknown, revoked or refused.
         * @enum {string}
         */
        ErrorCodeUnauthenticated: "UNAUTHENTICATED";
        /**
         * @description Code of a 403: the key is valid and lacks the scope of the operation.
         * @enum {string}
         */
        ErrorCodePermissionDenied: "PERMISSION_DENIED";
        /**
         * @description Code of a 404: this merchant has no such resource.
         * @enum {string}
         */
        ErrorCodeNotFound: "RESOURCE_NOT_FOUND";
        /**
         * @description Code of a 405: the path exists and has no such method.
         * @enum {string}
         */
        ErrorCodeMethodNotAllowed: "METHOD_NOT_ALLOWED";
        /**
         * @description Code of a 409: the first request with this Idempotency-Key is still running.
         * @enum {string}
         */
        ErrorCodeIdempotencyConflict: "IDEMPOTENCY_KEY_IN_USE";
        /**
         * @description Codes of a 409 of createWebhook: the address is registered already, or the first request with this Idempotency-Key is still running.
         * @enum {string}
         */
        ErrorCodeWebhookConflict: "DUPLICATE_WEBHOOK" | "IDEMPOTENCY_KEY_IN_USE";
        /**
         * @description Code of a 422: this Idempotency-Key was used with another body.
         * @enum {string}
         */
        ErrorCodeIdempotencyUnprocessable: "IDEMPOTENCY_KEY_REUSED";
        /**
         * @description Codes of a 422 of createPayout: the balance does not cover amount and fee, the address is not one of this currency, or this Idempotency-Key was used with another body.
         * @enum {string}
         */
        ErrorCodePayoutUnprocessable: "INSUFFICIENT_BALANCE" | "INVALID_ADDRESS" | "IDEMPOTENCY_KEY_REUSED";
        /**
         * @description Code of a 429: the key has used up its requests for this window.
         * @enum {string}
         */
        ErrorCodeRateLimited: "RATE_LIMITED";
        /**
         * @description Code of a 500: something unexpected failed.
         * @enum {string}
         */
        ErrorCodeInternalServerError: "INTERNAL_SERVER_ERROR";
        /**
         * @description Code of a 503: the service cannot answer for the moment.
         * @enum {string}
         */
        ErrorCodeServiceUnavailable: "SERVICE_UNAVAILABLE";
        /** @description Error body. Code of a 400: a parameter is missing, malformed or invalid. */
        ErrorInvalidParameter: components["schemas"]["Error"] & {
            error?: {
                code?: components["schemas"]["ErrorCodeInvalidParameter"];
                message?: components["schemas"]["ErrorMessage"];
                details: components["schemas"]["ErrorDetails"];
            };
        };
        /** @description Error body of a 401: the credential is missing, unknown, revoked or refused. */
        ErrorUnauthenticated: components["schemas"]["Error"] & {
            error?: {
                code?: components["schemas"]["ErrorCodeUnauthenticated"];
                message?: components["schemas"]["ErrorMessage"];
                details?: components["schemas"]["ErrorDetails"];
            };
        };
        /** @description Error body. Code of a 403: the key is valid and lacks the scope of the operation. */
        ErrorPermissionDenied: components["schemas"]["Error"] & {
            error?: {
                code?: components["schemas"]["ErrorCodePermissionDenied"];
                message?: components["schemas"]["ErrorMessage"];
                details?: components["schemas"]["ErrorDetails"];
            };
        };
        /** @description Error body. Code of a 404: this merchant has no such resource. */
        ErrorNotFound: components["schemas"]["Error"] & {
            error?: {
                code?: components["schemas"]["ErrorCodeNotFound"];
                message?: components["schemas"]["ErrorMessage"];
                details?: components["schemas"]["ErrorDetails"];
            };
        };
        /** @description Error body. Code of a 405: the path exists and has no such method. */
        ErrorMethodNotAllowed: components["schemas"]["Error"] & {
            error?: {
                code?: components["schemas"]["ErrorCodeMethodNotAllowed"];
                message?: components["schemas"]["ErrorMessage"];
                details?: components["schemas"]["ErrorDetails"];
            };
        };
        /** @description Error body. Code of a 409: the first request with this Idempotency-Key is still running. */
        ErrorIdempotencyConflict: components["schemas"]["Error"] & {
            error?: {
                code?: components["schemas"]["ErrorCodeIdempotencyConflict"];
                message?: components["schemas"]["ErrorMessage"];
                details?: components["schemas"]["ErrorDetails"];
            };
        };
        /** @description Error body. Codes of a 409 of createWebhook: the address is registered already, or the first request with this Idempotency-Key is still running. */
        ErrorWebhookConflict: components["schemas"]["Error"] & {
            error?: {
                code?: components["schemas"]["ErrorCodeWebhookConflict"];
                message?: components["schemas"]["ErrorMessage"];
                details?: components["schemas"]["ErrorDetails"];
            };
        };
        /** @description Error body. Code of a 422: this Idempotency-Key was used with another body. */
        ErrorIdempotencyUnprocessable: components["schemas"]["Error"] & {
            error?: {
                code?: components["schemas"]["ErrorCodeIdempotencyUnprocessable"];
                message?: components["schemas"]["ErrorMessage"];
                details?: components["schemas"]["ErrorDetails"];
            };
        };
        /** @description Error body. Codes of a 422 of createPayout: the balance does not cover amount and fee, the address is not one of this currency, or this Idempotency-Key was used with another body. */
        ErrorPayoutUnprocessable: components["schemas"]["Error"] & {
            error?: {
                code?: components["schemas"]["ErrorCodePayoutUnprocessable"];
                message?: components["schemas"]["ErrorMessage"];
                details?: components["schemas"]["ErrorDetails"];
            };
        };
        /** @description Error body. Code of a 429: the key has used up its requests for this window. */
        ErrorRateLimited: components["schemas"]["Error"] & {
            error?: {
                code?: components["schemas"]["ErrorCodeRateLimited"];
                message?: components["schemas"]["ErrorMessage"];
                details?: components["schemas"]["ErrorDetails"];
            };
        };
        /** @description Error body. Code of a 500: something unexpected failed. */
        ErrorInternalServerError: components["schemas"]["Error"] & {
            error?: {
                code?: components["schemas"]["ErrorCodeInternalServerError"];
                message?: components["schemas"]["ErrorMessage"];
                details?: components["schemas"]["ErrorDetails"];
            };
        };
        /** @description Error body. Code of a 503: the service cannot answer for the moment. */
        ErrorServiceUnavailable: components["schemas"]["Error"] & {
            error?: {
                code?: components["schemas"]["ErrorCodeServiceUnavailable"];
                message?: components["schemas"]["ErrorMessage"];
                details?: components["schemas"]["ErrorDetails"];
            };
        };
        /** @description Any event, as it is delivered: `event_type` says which. */
        Event: components["schemas"]["EventPaymentCreated"] | components["schemas"]["EventPaymentPending"] | components["schemas"]["EventPaymentUnderpaid"] | components["schemas"]["EventPaymentOverpaid"] | components["schemas"]["EventPaymentSucceeded"] | components["schemas"]["EventPaymentExpired"] | components["schemas"]["EventPaymentPaidLate"] | components["schemas"]["EventPaymentFailed"] | components["schemas"]["EventTransactionCreated"] | components["schemas"]["EventTransactionConfirmed"] | components["schemas"]["EventTransactionFailed"] | components["schemas"]["EventTransactionRefunded"] | components["schemas"]["EventRefundCreated"] | components["schemas"]["EventRefundCompleted"] | components["schemas"]["EventInvoiceCreated"] | components["schemas"]["EventInvoiceOpened"] | components["schemas"]["EventInvoicePaid"] | components["schemas"]["EventInvoicePastDue"] | components["schemas"]["EventInvoiceVoided"] | components["schemas"]["EventPayoutCreated"] | components["schemas"]["EventPayoutProcessing"] | components["schemas"]["EventPayoutCompleted"] | components["schemas"]["EventPayoutFailed"];
        /**
         * Format: date-time
         * @description When the event happened. Part of the signed text, as it stands here.
         */
        EventCreatedAt: string;
        /**
         * @description The version of the API whose resources `data` shows.
         * @enum {string}
         */
        ApiVersion: "v1";
        /** @description The ten fields of a paid payment request that this event carries. */
        PaymentSucceededData: {
            id: components["schemas"]["PaymentRequestId"];
            /** @description What the customer was to pay, in `currency`. */
            amount: number;
            currency: components["schemas"]["Currency"];
            /**
             * @description The payment is received and confirmed.
             * @enum {string}
             */
            status: "paid";
            /** @description The page where the customer paid. */
            payment_url: components["schemas"]["HttpUrl"];
            /** @description When the payment request was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the payment was confirmed. */
            paid_at: components["schemas"]["Timestamp"];
            /** @description The cryptocurrency that was received, in `paid_currency`. */
            paid_amount: number;
            /** @description The cryptocurrency that the customer paid in. */
            paid_currency: components["schemas"]["CryptoCurrency"];
            /** @description The transaction that completed the payment. */
            transaction_id: components["schemas"]["TransactionId"];
        };
        /** @description A payment request was created. */
        EventPaymentCreated: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "payment.created";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["PaymentRequest"];
            api_version: components["schemas"]["ApiVersion"];
        };
        /** @description The customer's transaction was seen and covers the sum; it is not confirmed yet, and the status is still `pending`. */
        EventPaymentPending: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "payment.pending";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["PaymentRequest"];
            api_version: components["schemas"]["ApiVersion"];
        };
        /** @description A transaction was seen that does not cover the sum; the status is still `pending`. */
        EventPaymentUnderpaid: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "payment.underpaid";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["PaymentRequest"];
            api_version: components["schemas"]["ApiVersion"];
        };
        /** @description More than the sum was received and confirmed. Sent before `payment.succeeded`. */
        EventPaymentOverpaid: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "payment.overpaid";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["PaymentRequest"];
            api_version: components["schemas"]["ApiVersion"];
        };
        /** @description The payment is received and confirmed; the status is `paid`. */
        EventPaymentSucceeded: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "payment.succeeded";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["PaymentSucceededData"];
            api_version: components["schemas"]["ApiVersion"];
        };
        /** @description The payment request reached `expires_at` unpaid. */
        EventPaymentExpired: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "payment.expired";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["PaymentRequest"];
            api_version: components["schemas"]["ApiVersion"];
        };
        /** @description Money arrived after the payment request had expired, and was recorded only; the status stays `expired`. */
        EventPaymentPaidLate: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "payment.paid_late";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["PaymentRequest"];
            api_version: components["schemas"]["ApiVersion"];
        };
        /** @description The payment failed and will not succeed any more. */
        EventPaymentFailed: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "payment.failed";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["PaymentRequest"];
            api_version: components["schemas"]["ApiVersion"];
        };
        /** @description A transaction was seen on the chain, or sent to it. */
        EventTransactionCreated: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "transaction.created";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["Transaction"];
            api_version: components["schemas"]["ApiVersion"];
        };
        /** @description A transaction has all confirmations that its currency asks for. */
        EventTransactionConfirmed: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "transaction.confirmed";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["Transaction"];
            api_version: components["schemas"]["ApiVersion"];
        };
        /** @description A transaction was dropped or double-spent, or was never confirmed. */
        EventTransactionFailed: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "transaction.failed";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["Transaction"];
            api_version: components["schemas"]["ApiVersion"];
        };
        /** @description The whole amount of a payment's transaction was refunded. */
        EventTransactionRefunded: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "transaction.refunded";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["Transaction"];
            api_version: components["schemas"]["ApiVersion"];
        };
        /** @description A refund was started. `data` is the refund's own transaction, of type `refund`. */
        EventRefundCreated: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "refund.created";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["Transaction"];
            api_version: components["schemas"]["ApiVersion"];
        };
        /** @description A refund was confirmed. `data` is the refund's own transaction, of type `refund`. */
        EventRefundCompleted: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "refund.completed";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["Transaction"];
            api_version: components["schemas"]["ApiVersion"];
        };
        /** @description An invoice was created, as a draft. */
        EventInvoiceCreated: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "invoice.created";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["Invoice"];
            api_version: components["schemas"]["ApiVersion"];
        };
        /** @description An invoice was opened and can be paid. */
        EventInvoiceOpened: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "invoice.opened";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["Invoice"];
            api_version: components["schemas"]["ApiVersion"];
        };
        /** @description An invoice was paid. Sent after the events of its payment. */
        EventInvoicePaid: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "invoice.paid";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["Invoice"];
            api_version: components["schemas"]["ApiVersion"];
        };
        /** @description The due date of an open invoice has ended. */
        EventInvoicePastDue: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "invoice.past_due";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["Invoice"];
            api_version: components["schemas"]["ApiVersion"];
        };
        /** @description An invoice was declared void. */
        EventInvoiceVoided: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "invoice.voided";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["Invoice"];
            api_version: components["schemas"]["ApiVersion"];
        };
        /** @description A payout was created and waits to be processed. */
        EventPayoutCreated: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "payout.created";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["Payout"];
            api_version: components["schemas"]["ApiVersion"];
        };
        /** @description A payout was sent to the chain. */
        EventPayoutProcessing: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "payout.processing";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["Payout"];
            api_version: components["schemas"]["ApiVersion"];
        };
        /** @description A payout was confirmed; the fee that was paid is known. */
        EventPayoutCompleted: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "payout.completed";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["Payout"];
            api_version: components["schemas"]["ApiVersion"];
        };
        /** @description A payout failed; everything that was held for it is available again. */
        EventPayoutFailed: {
            event_id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event_type: "payout.failed";
            created_at: components["schemas"]["EventCreatedAt"];
            data: components["schemas"]["Payout"];
            api_version: components["schemas"]["ApiVersion"];
        };
    };
    responses: {
        /** @description The body, a query parameter or a header is malformed, or breaks a rule of the operation. */
        InvalidBody: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorInvalidParameter"];
            };
        };
        /** @description The body, a query parameter or a header is malformed, or breaks a rule of the operation. */
        InvalidWebhook: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorInvalidParameter"];
            };
        };
        /** @description A query parameter is malformed, out of range or unknown. */
        InvalidQuery: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorInvalidParameter"];
            };
        };
        /** @description The request carries a query parameter that this operation does not have, or its path cannot be decoded. */
        UnexpectedParameter: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorInvalidParameter"];
            };
        };
        /** @description No credential, or one that is unknown, revoked or refused. */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorUnauthenticated"];
            };
        };
        /** @description The key is valid and lacks the scope of this operation. */
        PermissionDenied: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorPermissionDenied"];
            };
        };
        /** @description This merchant has no resource with this id. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorNotFound"];
            };
        };
        /** @description The path exists, and the method is none of those in Allow. It is what every other method on this path is answered with. */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMethodNotAllowed"];
            };
        };
        /** @description The first request with this Idempotency-Key is still running. */
        IdempotencyConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                "Retry-After": components["headers"]["RetryAfterFirstRequest"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorIdempotencyConflict"];
            };
        };
        /** @description The address is registered already, or the first request with this Idempotency-Key is still running. */
        WebhookConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                "Retry-After": components["headers"]["RetryAfterFirstRequest"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorWebhookConflict"];
            };
        };
        /** @description This Idempotency-Key was used with another body. */
        IdempotencyUnprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorIdempotencyUnprocessable"];
            };
        };
        /** @description The balance does not cover the payout, the address is not one of its currency, or this Idempotency-Key was used with another body. */
        PayoutUnprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorPayoutUnprocessable"];
            };
        };
        /** @description The key has used up its requests for this window. Refused requests count as well, towards every window of the key: one that is refused for the minute is one fewer for the hour and the day. */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorRateLimited"];
            };
        };
        /** @description Something unexpected failed. A POST that had begun to be carried out keeps this answer under its Idempotency-Key: look whether it took effect, and repeat it with a new key if not. */
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorInternalServerError"];
            };
        };
        /** @description The service cannot answer for the moment. */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                "Retry-After": components["headers"]["RetryAfter"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorServiceUnavailable"];
            };
        };
        /** @description The event was received. Answer before doing the work that it causes. */
        DeliveryAccepted: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The endpoint is no longer there. It is disabled, and nothing is delivered to it any more. */
        DeliveryGone: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Any other answer, a redirect included, or none in time counts as failed, and the delivery is attempted again on schedule. */
        DeliveryFailed: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description Id of the payment request, as answered by its creation. */
        PaymentRequestIdInPath: string;
        /** @description Id of the transaction, as found in a paid payment request, a processed payout or the list. */
        TransactionIdInPath: string;
        /** @description Id of the invoice, as answered by its creation. */
        InvoiceIdInPath: string;
        /** @description Id of the payout, as answered by its creation. */
        PayoutIdInPath: string;
        /** @description Id of the webhook endpoint, as answered by its registration. */
        WebhookIdInPath: string;
        /**
         * @description How many items a page has at most.
         * @example 25
         */
        Limit: number;
        /** @description Id of the record after which to start; the page goes on with the next older one. Excludes `ending_before`. */
        StartingAfter: string;
        /** @description Id of the record before which to end; the page holds the records directly before it, newest first. Excludes `starting_after`. */
        EndingBefore: string;
        /**
         * @description Only records created later than this moment (ISO 8601, exclusive).
         * @example 2026-11-01T00:00:00Z
         */
        CreatedAfter: string;
        /**
         * @description Only records created earlier than this moment (ISO 8601, exclusive).
         * @example 2026-12-01T00:00:00Z
         */
        CreatedBefore: string;
        /**
         * @description Only payment requests of this status.
         * @example paid
         */
        PaymentStatusFilter: components["schemas"]["PaymentStatus"];
        /**
         * @description Only transactions of this status.
         * @example confirmed
         */
        TransactionStatusFilter: components["schemas"]["TransactionStatus"];
        /**
         * @description Only transactions of this type.
         * @example payment
         */
        TransactionTypeFilter: components["schemas"]["TransactionType"];
        /**
         * @description Only invoices of this status.
         * @example open
         */
        InvoiceStatusFilter: components["schemas"]["InvoiceStatus"];
        /**
         * @description Only payouts of this status.
         * @example completed
         */
        PayoutStatusFilter: components["schemas"]["PayoutStatus"];
        /** @description A string that the client makes up for this intent, 1 to 255 visible ASCII characters. The same request with the same key within 24 hours gets the first answer again. The same key with another body is refused with 422, and while the first request is still running with 409. Keys are apart per merchant, method and path. */
        IdempotencyKey: string;
        /** @description Forces the answer (RFC 7240). `code=404` asks for the example of any status that is documented for the operation, `example=paid` for one of its examples by name; both can be given. Nothing is carried out, and the answer repeats in `Preference-Applied` what was followed. What is not documented is an invalid parameter, and the rule of the error lists what can be forced. Other preferences are ignored. Only the sandbox knows this. */
        Prefer: string;
        /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
        ServiceSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Id of this request, to be quoted when asking about it, and to find it in the request journal.
         * @example req_9v2b6n1m5q8w3e7r4t0y2u6i
         */
        RequestId: string;
        /**
         * @description How many requests a key may make a minute. They are counted, and none is refused for being too many.
         * @example 100
         */
        RateLimitLimit: number;
        /**
         * @description How many of them are left.
         * @example 97
         */
        RateLimitRemaining: number;
        /**
         * @description When the window ends, in seconds since 1970-01-01T00:00:00Z.
         * @example 1795194060
         */
        RateLimitReset: number;
        /**
         * @description How many seconds to wait before asking again.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description How many seconds to wait before asking again; present when the first request with the Idempotency-Key is still running.
         * @example 1
         */
        RetryAfterFirstRequest: number;
        /**
         * @description Present when this answer was forced by `Prefer`; says what was followed.
         * @example code=503
         */
        PreferenceApplied: string;
        /** @description Present when this is the stored answer of an earlier request with the same Idempotency-Key. */
        IdempotentReplayed: "true";
        /**
         * @description The methods that this path does have.
         * @example GET, POST
         */
        Allow: string;
        /**
         * @description The way to authenticate that is asked for (RFC 9110).
         * @example Bearer realm="merchant API"
         */
        WwwAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listPayments: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page has at most.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description Id of the record after which to start; the page goes on with the next older one. Excludes `ending_before`. */
                starting_after?: components["parameters"]["StartingAfter"];
                /** @description Id of the record before which to end; the page holds the records directly before it, newest first. Excludes `starting_after`. */
                ending_before?: components["parameters"]["EndingBefore"];
                /**
                 * @description Only payment requests of this status.
                 * @example paid
                 */
                status?: components["parameters"]["PaymentStatusFilter"];
                /**
                 * @description Only records created later than this moment (ISO 8601, exclusive).
                 * @example 2026-11-01T00:00:00Z
                 */
                created_after?: components["parameters"]["CreatedAfter"];
                /**
                 * @description Only records created earlier than this moment (ISO 8601, exclusive).
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["CreatedBefore"];
            };
            header?: {
                /** @description Forces the answer (RFC 7240). `code=404` asks for the example of any status that is documented for the operation, `example=paid` for one of its examples by name; both can be given. Nothing is carried out, and the answer repeats in `Preference-Applied` what was followed. What is not documented is an invalid parameter, and the rule of the error lists what can be forced. Other preferences are ignored. Only the sandbox knows this. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of payment requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequestList"];
                };
            };
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A string that the client makes up for this intent, 1 to 255 visible ASCII characters. The same request with the same key within 24 hours gets the first answer again. The same key with another body is refused with 422, and while the first request is still running with 409. Keys are apart per merchant, method and path. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Forces the answer (RFC 7240). `code=404` asks for the example of any status that is documented for the operation, `example=paid` for one of its examples by name; both can be given. Nothing is carried out, and the answer repeats in `Preference-Applied` what was followed. What is not documented is an invalid parameter, and the rule of the error lists what can be forced. Other preferences are ignored. Only the sandbox knows this. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What the customer is to pay, and what to remember with it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePaymentRequest"];
            };
        };
        responses: {
            /** @description The payment request, waiting for the customer. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequest"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["IdempotencyConflict"];
            422: components["responses"]["IdempotencyUnprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Forces the answer (RFC 7240). `code=404` asks for the example of any status that is documented for the operation, `example=paid` for one of its examples by name; both can be given. Nothing is carried out, and the answer repeats in `Preference-Applied` what was followed. What is not documented is an invalid parameter, and the rule of the error lists what can be forced. Other preferences are ignored. Only the sandbox knows this. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the payment request, as answered by its creation. */
                payment_request_id: components["parameters"]["PaymentRequestIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequest"];
                };
            };
            400: components["responses"]["UnexpectedParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page has at most.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description Id of the record after which to start; the page goes on with the next older one. Excludes `ending_before`. */
                starting_after?: components["parameters"]["StartingAfter"];
                /** @description Id of the record before which to end; the page holds the records directly before it, newest first. Excludes `starting_after`. */
                ending_before?: components["parameters"]["EndingBefore"];
                /**
                 * @description Only transactions of this status.
                 * @example confirmed
                 */
                status?: components["parameters"]["TransactionStatusFilter"];
                /**
                 * @description Only transactions of this type.
                 * @example payment
                 */
                type?: components["parameters"]["TransactionTypeFilter"];
                /**
                 * @description Only records created later than this moment (ISO 8601, exclusive).
                 * @example 2026-11-01T00:00:00Z
                 */
                created_after?: components["parameters"]["CreatedAfter"];
                /**
                 * @description Only records created earlier than this moment (ISO 8601, exclusive).
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["CreatedBefore"];
            };
            header?: {
                /** @description Forces the answer (RFC 7240). `code=404` asks for the example of any status that is documented for the operation, `example=paid` for one of its examples by name; both can be given. Nothing is carried out, and the answer repeats in `Preference-Applied` what was followed. What is not documented is an invalid parameter, and the rule of the error lists what can be forced. Other preferences are ignored. Only the sandbox knows this. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of transactions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionList"];
                };
            };
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTransaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Forces the answer (RFC 7240). `code=404` asks for the example of any status that is documented for the operation, `example=paid` for one of its examples by name; both can be given. Nothing is carried out, and the answer repeats in `Preference-Applied` what was followed. What is not documented is an invalid parameter, and the rule of the error lists what can be forced. Other preferences are ignored. Only the sandbox knows this. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the transaction, as found in a paid payment request, a processed payout or the list. */
                transaction_id: components["parameters"]["TransactionIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transaction. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transaction"];
                };
            };
            400: components["responses"]["UnexpectedParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page has at most.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description Id of the record after which to start; the page goes on with the next older one. Excludes `ending_before`. */
                starting_after?: components["parameters"]["StartingAfter"];
                /** @description Id of the record before which to end; the page holds the records directly before it, newest first. Excludes `starting_after`. */
                ending_before?: components["parameters"]["EndingBefore"];
                /**
                 * @description Only invoices of this status.
                 * @example open
                 */
                status?: components["parameters"]["InvoiceStatusFilter"];
                /**
                 * @description Only records created later than this moment (ISO 8601, exclusive).
                 * @example 2026-11-01T00:00:00Z
                 */
                created_after?: components["parameters"]["CreatedAfter"];
                /**
                 * @description Only records created earlier than this moment (ISO 8601, exclusive).
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["CreatedBefore"];
            };
            header?: {
                /** @description Forces the answer (RFC 7240). `code=404` asks for the example of any status that is documented for the operation, `example=paid` for one of its examples by name; both can be given. Nothing is carried out, and the answer repeats in `Preference-Applied` what was followed. What is not documented is an invalid parameter, and the rule of the error lists what can be forced. Other preferences are ignored. Only the sandbox knows this. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of invoices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceList"];
                };
            };
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description A string that the client makes up for this intent, 1 to 255 visible ASCII characters. The same request with the same key within 24 hours gets the first answer again. The same key with another body is refused with 422, and while the first request is still running with 409. Keys are apart per merchant, method and path. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Forces the answer (RFC 7240). `code=404` asks for the example of any status that is documented for the operation, `example=paid` for one of its examples by name; both can be given. Nothing is carried out, and the answer repeats in `Preference-Applied` what was followed. What is not documented is an invalid parameter, and the rule of the error lists what can be forced. Other preferences are ignored. Only the sandbox knows this. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is billed, to whom, and until when. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInvoiceRequest"];
            };
        };
        responses: {
            /** @description The invoice, as a draft. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["IdempotencyConflict"];
            422: components["responses"]["IdempotencyUnprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Forces the answer (RFC 7240). `code=404` asks for the example of any status that is documented for the operation, `example=paid` for one of its examples by name; both can be given. Nothing is carried out, and the answer repeats in `Preference-Applied` what was followed. What is not documented is an invalid parameter, and the rule of the error lists what can be forced. Other preferences are ignored. Only the sandbox knows this. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the invoice, as answered by its creation. */
                invoice_id: components["parameters"]["InvoiceIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["UnexpectedParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPayouts: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page has at most.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /** @description Id of the record after which to start; the page goes on with the next older one. Excludes `ending_before`. */
                starting_after?: components["parameters"]["StartingAfter"];
                /** @description Id of the record before which to end; the page holds the records directly before it, newest first. Excludes `starting_after`. */
                ending_before?: components["parameters"]["EndingBefore"];
                /**
                 * @description Only payouts of this status.
                 * @example completed
                 */
                status?: components["parameters"]["PayoutStatusFilter"];
                /**
                 * @description Only records created later than this moment (ISO 8601, exclusive).
                 * @example 2026-11-01T00:00:00Z
                 */
                created_after?: components["parameters"]["CreatedAfter"];
                /**
                 * @description Only records created earlier than this moment (ISO 8601, exclusive).
                 * @example 2026-12-01T00:00:00Z
                 */
                created_before?: components["parameters"]["CreatedBefore"];
            };
            header?: {
                /** @description Forces the answer (RFC 7240). `code=404` asks for the example of any status that is documented for the operation, `example=paid` for one of its examples by name; both can be given. Nothing is carried out, and the answer repeats in `Preference-Applied` what was followed. What is not documented is an invalid parameter, and the rule of the error lists what can be forced. Other preferences are ignored. Only the sandbox knows this. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of payouts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutList"];
                };
            };
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description A string that the client makes up for this intent, 1 to 255 visible ASCII characters. The same request with the same key within 24 hours gets the first answer again. The same key with another body is refused with 422, and while the first request is still running with 409. Keys are apart per merchant, method and path. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Forces the answer (RFC 7240). `code=404` asks for the example of any status that is documented for the operation, `example=paid` for one of its examples by name; both can be given. Nothing is carried out, and the answer repeats in `Preference-Applied` what was followed. What is not documented is an invalid parameter, and the rule of the error lists what can be forced. Other preferences are ignored. Only the sandbox knows this. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description How much of what to send where. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePayoutRequest"];
            };
        };
        responses: {
            /** @description The payout, not yet processed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutCreated"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["IdempotencyConflict"];
            422: components["responses"]["PayoutUnprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Forces the answer (RFC 7240). `code=404` asks for the example of any status that is documented for the operation, `example=paid` for one of its examples by name; both can be given. Nothing is carried out, and the answer repeats in `Preference-Applied` what was followed. What is not documented is an invalid parameter, and the rule of the error lists what can be forced. Other preferences are ignored. Only the sandbox knows this. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the payout, as answered by its creation. */
                payout_id: components["parameters"]["PayoutIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payout. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
            400: components["responses"]["UnexpectedParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Forces the answer (RFC 7240). `code=404` asks for the example of any status that is documented for the operation, `example=paid` for one of its examples by name; both can be given. Nothing is carried out, and the answer repeats in `Preference-Applied` what was followed. What is not documented is an invalid parameter, and the rule of the error lists what can be forced. Other preferences are ignored. Only the sandbox knows this. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All webhook endpoints. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointList"];
                };
            };
            400: components["responses"]["UnexpectedParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A string that the client makes up for this intent, 1 to 255 visible ASCII characters. The same request with the same key within 24 hours gets the first answer again. The same key with another body is refused with 422, and while the first request is still running with 409. Keys are apart per merchant, method and path. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Forces the answer (RFC 7240). `code=404` asks for the example of any status that is documented for the operation, `example=paid` for one of its examples by name; both can be given. Nothing is carried out, and the answer repeats in `Preference-Applied` what was followed. What is not documented is an invalid parameter, and the rule of the error lists what can be forced. Other preferences are ignored. Only the sandbox knows this. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Where to deliver what, and the secret to sign with. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookRequest"];
            };
        };
        responses: {
            /** @description The webhook endpoint; deliveries start with the next event. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["InvalidWebhook"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["WebhookConflict"];
            422: components["responses"]["IdempotencyUnprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Forces the answer (RFC 7240). `code=404` asks for the example of any status that is documented for the operation, `example=paid` for one of its examples by name; both can be given. Nothing is carried out, and the answer repeats in `Preference-Applied` what was followed. What is not documented is an invalid parameter, and the rule of the error lists what can be forced. Other preferences are ignored. Only the sandbox knows this. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the webhook endpoint, as answered by its registration. */
                webhook_id: components["parameters"]["WebhookIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook endpoint. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["UnexpectedParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Forces the answer (RFC 7240). `code=404` asks for the example of any status that is documented for the operation, `example=paid` for one of its examples by name; both can be given. Nothing is carried out, and the answer repeats in `Preference-Applied` what was followed. What is not documented is an invalid parameter, and the rule of the error lists what can be forced. Other preferences are ignored. Only the sandbox knows this. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Id of the webhook endpoint, as answered by its registration. */
                webhook_id: components["parameters"]["WebhookIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeletion"];
                };
            };
            400: components["responses"]["UnexpectedParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Forces the answer (RFC 7240). `code=404` asks for the example of any status that is documented for the operation, `example=paid` for one of its examples by name; both can be given. Nothing is carried out, and the answer repeats in `Preference-Applied` what was followed. What is not documented is an invalid parameter, and the rule of the error lists what can be forced. Other preferences are ignored. Only the sandbox knows this. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balance"];
                };
            };
            400: components["responses"]["UnexpectedParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Forces the answer (RFC 7240). `code=404` asks for the example of any status that is documented for the operation, `example=paid` for one of its examples by name; both can be given. Nothing is carried out, and the answer repeats in `Preference-Applied` what was followed. What is not documented is an invalid parameter, and the rule of the error lists what can be forced. Other preferences are ignored. Only the sandbox knows this. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["UnexpectedParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    onPaymentCreated: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventPaymentCreated"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    onPaymentPending: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventPaymentPending"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    onPaymentUnderpaid: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventPaymentUnderpaid"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    onPaymentOverpaid: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventPaymentOverpaid"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    onPaymentSucceeded: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventPaymentSucceeded"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    onPaymentExpired: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventPaymentExpired"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    onPaymentPaidLate: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventPaymentPaidLate"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    onPaymentFailed: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventPaymentFailed"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    onTransactionCreated: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventTransactionCreated"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    onTransactionConfirmed: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventTransactionConfirmed"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    onTransactionFailed: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventTransactionFailed"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    onTransactionRefunded: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventTransactionRefunded"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    onRefundCreated: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRefundCreated"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    onRefundCompleted: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRefundCompleted"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    onInvoiceCreated: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventInvoiceCreated"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    onInvoiceOpened: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventInvoiceOpened"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    onInvoicePaid: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventInvoicePaid"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    onInvoicePastDue: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventInvoicePastDue"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    onInvoiceVoided: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventInvoiceVoided"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    onPayoutCreated: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventPayoutCreated"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    onPayoutProcessing: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventPayoutProcessing"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    onPayoutCompleted: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventPayoutCompleted"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    onPayoutFailed: {
        parameters: {
            query?: never;
            header?: {
                /** @description HMAC-SHA256, keyed with the secret of the endpoint, over `event_id`, `event_type`, `created_at` and the exact text of `data` as it stands in the body, joined without separators. Absent when the endpoint was registered without a secret. */
                "Service-Signature"?: components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. Read the signed text of `data` from these bytes; printing it again may give others. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventPayoutFailed"];
            };
        };
        responses: {
            410: components["responses"]["DeliveryGone"];
            "2XX": components["responses"]["DeliveryAccepted"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
}
