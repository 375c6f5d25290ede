/** The address of a file that the build lays beside the scripts (tools/bundle-pages.mjs). */
declare module '*?url' {
  const address: string;
  export default address;
}
