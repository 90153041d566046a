import { saveFile } from '#src/ui/save-file.ts'

const AWAY = 'La connexion a été interrompue. Vérifiez votre réseau, puis réessayez.'

/** Saves a CV's PDF on this device; a refusal rejects with its words, where a link would leave the builder for them. */
export async function downloadPdf(id: number): Promise<void> {
  const headers = { accept: 'application/json' }
  const answer = await fetch(`/api/applicant/resumes/${id}/pdf`, { headers }).catch(() => null)
  if (!answer?.ok) throw new Error((await refusalOf(answer)) ?? AWAY)
  saveFile(await answer.blob(), nameOf(answer) ?? 'CV.pdf')
}

async function refusalOf(answer: Response | null): Promise<string | undefined> {
  const told: { message?: string; errors?: Record<string, string[]> } | undefined = await answer
    ?.json()
    .catch(() => undefined)
  return told?.errors?.document?.[0] ?? told?.message
}

/** « CV Miora Rakoto.pdf », as the server calls it. */
function nameOf({ headers }: Response): string | undefined {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? []
  return name && decodeURIComponent(name)
}
