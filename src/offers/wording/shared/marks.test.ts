import { expect, test } from 'vitest'
import { findMarks } from './marks.ts'

const markedIn = (text: string) => findMarks(text).map(({ found, topic }) => [found, topic])

test.each([
  ['Vous êtes une personne jeune et dynamique.', 'jeune et dynamique', 'age'],
  ['Une équipe jeune et dynamique', 'jeune et dynamique', 'age'],
  ['Jeune homme de 22 à 30 ans', 'Jeune homme de 22 à 30 ans', 'sex'],
  ['Âgé de 25 à 35 ans', 'Âgé de 25 à 35 ans', 'age'],
  ['âge : 18 à 30 ans', 'âge : 18 à 30 ans', 'age'],
  ['Moins de 35 ans', 'Moins de 35 ans', 'age'],
  ['Femme uniquement', 'Femme uniquement', 'sex'],
  ['Sexe : masculin', 'Sexe : masculin', 'sex'],
  ['Mila vehivavy mahay mahandro', 'vehivavy', 'sex'],
  ['Bonne présentation', 'Bonne présentation', 'looks'],
  ['Célibataire sans enfant', 'Célibataire sans enfant', 'family'],
  ['Catholique pratiquante', 'Catholique pratiquante', 'belief'],
  ['D’origine merina', 'D’origine merina', 'origin'],
  ['Frais d’inscription : 10 000 Ar', 'Frais d’inscription', 'money'],
  ['Envoyer 5 000 Ar par MVola', 'Envoyer 5 000 Ar', 'money'],
  ['Mandoa vola alohan’ny asa', 'Mandoa vola', 'money'],
  ['Celibataire', 'Celibataire', 'family'],
  ['Bonne presentation', 'Bonne presentation', 'looks'],
  ['Equipe jeune', 'Equipe jeune', 'age'],
  ['Moins de 30 ans, depuis 1998', 'Moins de 30 ans', 'age'],
  ['Frais de visite medicale a payer', 'Frais de visite medicale', 'money'],
  ['Caution demandee', 'Caution demandee', 'money'],
  ['Frais de visa 300 000 Ar', 'Frais de visa', 'money'],
  ['Versez un acompte de 50 000 Ar', 'Versez un acompte de 50 000 Ar', 'money'],
  ['Vous devez payer avant le départ', 'Vous devez payer', 'money'],
  ['A registration fee applies', 'registration fee', 'money'],
  ['Mandefasa 10 000 ar amin’ny MVola', 'Mandefasa 10 000 ar', 'money'],
  ['Misy saran’ny fisoratana anarana', 'saran’ny fisoratana anarana', 'money'],
])('« %s » is marked', (text, found, topic) => {
  expect(markedIn(text)).toEqual([[found, topic]])
})

test.each([
  'Deux ans d’expérience, plus de 10 ans d’expérience bienvenus.',
  'Entreprise jeune de dix personnes, 25 à 30 ans d’expérience cumulée.',
  'Frais de déplacement remboursés.',
  'Accompagner les femmes et les hommes des villages.',
  'Enfants scolarisés : frais pris en charge.',
  'Une société connue depuis plus de 20 ans, forte de plus de 15 ans d’activité.',
  'Aucun frais de dossier n’est demandé, sans caution à verser.',
  'Frais de formation pris en charge par la société.',
  'Salaire payable à la fin du mois.',
  'Tsy mandoa vola ny mpiasa.',
  'Tsy misy saran’ny fisoratana anarana.',
  'Encaisser les frais d’inscription des élèves.',
  'Ne payez jamais de frais de dossier.',
  'Frais de visa et billet d’avion pris en charge par l’employeur.',
  'Frais de dossier : aucun.',
  'No registration fee.',
  'Salaire payé 800 000 Ar par mois.',
  'Indemnité de transport de 80 000 Ar, paiement le 5 du mois.',
  'Payer les fournisseurs et suivre les frais de mission.',
])('« %s » is not', (text) => {
  expect(markedIn(text)).toEqual([])
})
