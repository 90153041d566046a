/**
 * Lays out one page of a list as Laravel's paginator does; the filters stay in the links.
 * @param page 1 for the first
 * @param listed how many of the items can be paged through, when not all
 * @param is_capped whether there are more than `total`
 * @param url address and query of the request, as `https://site/api/offers?keywords=x&page=2`
 */
export function paginate<Item>(
  items: Item[],
  options: {
    page: number
    per_page: number
    total: number
    listed?: number
    is_capped?: boolean
    url: string
  },
) {
  const { page, per_page, total, listed = total, is_capped, url } = options
  const last = Math.max(1, Math.ceil(listed / per_page))
  const path = url.split('?', 1)[0] ?? url
  const link = (number: number) => {
    const query = new URLSearchParams(url.slice(path.length))
    query.set('page', String(number))
    return `${path}?${query}`
  }
  const first = items.length ? (page - 1) * per_page + 1 : null
  const prev = page > 1 ? link(Math.min(page - 1, last)) : null
  const next = page < last ? link(page + 1) : null
  return {
    data: items,
    links: { first: link(1), last: link(last), prev, next },
    meta: {
      current_page: page,
      from: first,
      last_page: last,
      links: [
        { url: prev, label: '&laquo; Précédent', active: false },
        ...pagesAround(page, last).map((each) => ({
          url: each === null ? null : link(each),
          label: each === null ? '...' : String(each),
          active: each === page,
        })),
        { url: next, label: 'Suivant &raquo;', active: false },
      ],
      path,
      per_page,
      to: first === null ? null : first + items.length - 1,
      total,
      ...(is_capped && { is_capped }),
    },
  }
}

/** Returns the numbers of the first and the last page and of those around the current one, with null for each gap. */
function pagesAround(page: number, last: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, last].filter((each) => each >= 1 && each <= last)
  const sorted = [...new Set(wanted)].sort((a, b) => a - b)
  return sorted.flatMap((each, index) => {
    const previous = sorted[index - 1]
    if (previous === undefined || each - previous === 1) return [each]
    return each - previous === 2 ? [each - 1, each] : [null, each]
  })
}
