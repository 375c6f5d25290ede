/** The oracle ships without types; this is the part of it that the tests call. */
declare module 'multicoin-address-validator' {
  interface Options {
    networkType?: 'prod' | 'testnet' | 'both';
    chainType?: string;
  }
  const validator: { validate(address: string, currency: string, options?: Options): boolean };
  export default validator;
}
