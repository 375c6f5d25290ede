/**
 * Random cases where a test judges mutants: what a small fault breaks, one of the first cases finds, and nobody reads which
 * case is the smallest.
 */
import fc from 'fast-check';

fc.configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 500 });
