import { liveList, type ReferenceEntry } from './live.ts'

/** Ids of entries are stored in rows, so they never change. */
export interface ReferenceItem extends ReferenceEntry {
  readonly slug: string
  readonly name: string
}

export const ACTIVITY_AREAS = liveList<ReferenceItem>('activity_areas', [
  { id: 1, slug: 'administration-et-secretariat', name: 'Administration et secrétariat' },
  { id: 2, slug: 'agriculture-elevage-peche', name: 'Agriculture, élevage, pêche' },
  { id: 3, slug: 'agroalimentaire', name: 'Agroalimentaire' },
  { id: 4, slug: 'artisanat-et-textile', name: 'Artisanat et textile' },
  { id: 5, slug: 'automobile', name: 'Automobile' },
  { id: 6, slug: 'banque-et-assurance', name: 'Banque et assurance' },
  { id: 7, slug: 'btp-et-architecture', name: 'BTP et architecture' },
  { id: 8, slug: 'centres-d-appels', name: 'Centres d’appels' },
  { id: 9, slug: 'commerce-et-distribution', name: 'Commerce et distribution' },
  { id: 10, slug: 'comptabilite-gestion-audit', name: 'Comptabilité, gestion, audit' },
  { id: 11, slug: 'droit', name: 'Droit' },
  { id: 12, slug: 'education-et-formation', name: 'Éducation et formation' },
  { id: 13, slug: 'energie-et-environnement', name: 'Énergie et environnement' },
  { id: 14, slug: 'hotellerie-et-tourisme', name: 'Hôtellerie et tourisme' },
  { id: 15, slug: 'immobilier', name: 'Immobilier' },
  { id: 16, slug: 'industrie', name: 'Industrie' },
  { id: 17, slug: 'informatique-et-telecoms', name: 'Informatique et télécoms' },
  { id: 18, slug: 'ingenierie', name: 'Ingénierie' },
  { id: 19, slug: 'logistique-et-achats', name: 'Logistique et achats' },
  { id: 20, slug: 'management-et-rh', name: 'Management et RH' },
  { id: 21, slug: 'marketing-et-communication', name: 'Marketing et communication' },
  { id: 22, slug: 'medias-et-design', name: 'Médias et design' },
  { id: 23, slug: 'mines', name: 'Mines' },
  { id: 24, slug: 'ong', name: 'ONG' },
  { id: 25, slug: 'redaction-et-traduction', name: 'Rédaction et traduction' },
  { id: 26, slug: 'sante-et-social', name: 'Santé et social' },
  { id: 27, slug: 'securite', name: 'Sécurité' },
  { id: 28, slug: 'services-a-la-personne', name: 'Services à la personne' },
  { id: 29, slug: 'autre', name: 'Autre' },
])

export const CONTRACTS = liveList<ReferenceItem>('contracts', [
  { id: 1, slug: 'cdi', name: 'CDI' },
  { id: 2, slug: 'cdd', name: 'CDD' },
  { id: 3, slug: 'interim', name: 'Intérim' },
  { id: 4, slug: 'stage', name: 'Stage' },
  { id: 5, slug: 'alternance', name: 'Alternance' },
  { id: 6, slug: 'freelance', name: 'Freelance' },
  { id: 7, slug: 'saisonnier', name: 'Saisonnier' },
  { id: 8, slug: 'volontariat', name: 'Volontariat' },
])

export const JOB_TYPES = liveList<ReferenceItem>('job_types', [
  { id: 1, slug: 'temps-plein', name: 'Temps plein' },
  { id: 2, slug: 'temps-partiel', name: 'Temps partiel' },
  { id: 3, slug: 'horaires-decales', name: 'Horaires décalés' },
  { id: 4, slug: 'a-la-mission', name: 'À la mission' },
])

export const DEGREES = liveList<ReferenceItem>('degrees', [
  { id: 1, slug: 'sans-diplome', name: 'Sans diplôme' },
  { id: 2, slug: 'cepe', name: 'CEPE' },
  { id: 3, slug: 'bepc', name: 'BEPC' },
  { id: 4, slug: 'cap-bep', name: 'CAP/BEP' },
  { id: 5, slug: 'baccalaureat', name: 'Baccalauréat' },
  { id: 6, slug: 'bac-2', name: 'Bac+2 (DTS/BTS)' },
  { id: 7, slug: 'bac-3', name: 'Bac+3' },
  { id: 8, slug: 'bac-4', name: 'Bac+4' },
  { id: 9, slug: 'bac-5', name: 'Bac+5' },
  { id: 10, slug: 'doctorat', name: 'Doctorat' },
])

export const JOB_LEVELS = liveList<ReferenceItem>('job_levels', [
  { id: 1, slug: 'stagiaire', name: 'Stagiaire' },
  { id: 2, slug: 'debutant', name: 'Débutant (< 1 an)' },
  { id: 3, slug: 'junior', name: 'Junior (1–3)' },
  { id: 4, slug: 'confirme', name: 'Confirmé (3–5)' },
  { id: 5, slug: 'senior', name: 'Senior (5–10)' },
  { id: 6, slug: 'expert', name: 'Expert (> 10)' },
])
