/** Who may open each page that is not everybody's: applicant, recruiter, recruiter of a company not validated, admin. */
const PAGES = `
                                                                 applicant recruiter pending admin
/candidat/candidatures                                           yes       no        no      no
/candidat/candidatures/1/suivi                                   yes       no        no      no
/candidat/cv-builder                                             yes       no        no      no
/candidat/cv-builder/1                                           yes       no        no      no
/candidat/importer-un-cv                                         yes       no        no      no
/candidat/mes-cv                                                 yes       no        no      no
/candidat/mes-cv/1/partage                                       yes       no        no      no
/candidat/mes-lettres                                            yes       no        no      no
/candidat/mon-calendrier                                         yes       no        no      no
/candidat/mon-profil                                             yes       no        no      no
/candidat/offres-sauvegardees                                    yes       no        no      no
/candidat/offres-speciales                                       yes       no        no      no
/candidat/suggestions-offres                                     yes       no        no      no
/dashboard                                                       yes       yes       yes     yes
/dashboard/notifications                                         yes       yes       yes     yes
/dashboard/parametres/utilisateur                                yes       yes       yes     yes
/dashboard/recruteur/calendrier                                  no        yes       no      no
/dashboard/recruteur/candidatures                                no        yes       no      no
/dashboard/recruteur/candidatures/comparer                       no        yes       no      no
/dashboard/recruteur/candidatures/repondre                       no        yes       no      no
/dashboard/recruteur/candidatures/1/profil                       no        yes       no      no
/dashboard/recruteur/compagnie/profil                            no        yes       yes     no
/dashboard/recruteur/compagnie/profil/paiements/1                no        yes       yes     no
/dashboard/recruteur/compagnie/profil/paiements/1/PopupPaymentFile no      yes       yes     no
/dashboard/recruteur/compagnie/profil/paiements/1/PopupSkeleton  no        yes       yes     no
/dashboard/recruteur/meilleurs-profils                           no        yes       no      no
/dashboard/recruteur/mes-offres                                  no        yes       yes     no
/dashboard/recruteur/mes-offres/1/apercu                         no        yes       yes     no
/dashboard/recruteur/mes-offres/1/modifier                       no        yes       yes     no
/dashboard/recruteur/mes-offres/1/sponsorisation                 no        yes       yes     no
/dashboard/recruteur/mes-offres/ajouter                          no        yes       yes     no
`

interface PrivatePage {
  page: string
  /** `yes` or `no`, in the order of the table's head. */
  cells: string[]
}

export function privatePages(): PrivatePage[] {
  const [, ...lines] = PAGES.trim().split('\n')
  return lines.map((line) => {
    const [page = '', ...cells] = line.split(/\s+/)
    return { page, cells }
  })
}
