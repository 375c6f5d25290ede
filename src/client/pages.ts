/** Lists, page after page: as long as `has_more` is true, `url` says where the next page is. */

/** The list envelope (docs/service.md#lists). */
export interface Page {
  data: unknown[];
  has_more: boolean;
  url: string;
}

/**
 * The query of the next page. Only the query is taken from `url`, and only where its path is the list's own, so that an answer
 * cannot lead the credentials elsewhere and a proxy may have put the API below another path.
 */
function nextQuery(url: unknown, path: string, operationId: string): Record<string, string> {
  const [own, query] = typeof url === 'string' ? url.split(/\?(.*)/s) : [];
  if (own === `/v1${path}` && query !== undefined) return Object.fromEntries(new URLSearchParams(query));
  throw new Error(
    `${operationId}: has_more is true, and \`url\` is ${JSON.stringify(url)}, which does not lead to another page of /v1${path}. The answer is outside the contract.`,
  );
}

/**
 * Fetches pages one after the other, each when it is asked for.
 * @throws Error when a page leads elsewhere or back to itself
 */
export async function* pagesOf<P extends Page>(
  operationId: string,
  path: string,
  filter: object,
  fetchPage: (query: object) => Promise<P>,
): AsyncGenerator<P, void, undefined> {
  let from: string | undefined;
  for (let query = filter; ; ) {
    const page = await fetchPage(query);
    yield page;
    if (!page.has_more) return;
    if (page.url === from) {
      throw new Error(`${operationId}: a page leads to itself (${page.url}). The answer is outside the contract.`);
    }
    from = page.url;
    query = nextQuery(page.url, path, operationId);
  }
}

/** Item after item of such pages. */
export async function* itemsOf<Item>(pages: AsyncIterable<{ data: Item[] }>): AsyncGenerator<Item, void, undefined> {
  for await (const { data } of pages) yield* data;
}
