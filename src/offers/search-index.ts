interface Indexed {
  skills: string[]
  title: string
  company_name: string
}

export function searchColumns({ title, company_name }: Indexed): {
  search_title: string
  search_body: string
} {
  return { search_title: title.toLowerCase(), search_body: company_name.toLowerCase() }
}
