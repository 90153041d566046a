import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Expected } from './expected-facts.ts'

interface Drawn {
  label: string
  source: string
  expected: Expected
}

let compiler: NodeCompiler | undefined

/** Draws a page as a PDF, with the fonts that Typst brings. */
export function drawPdf(source: string): Uint8Array {
  compiler ??= NodeCompiler.create()
  return compiler.pdf({ mainFileContent: source })
}

/** CVs of invented people, in the layouts that are met: a column, a table, sidebars, icons, dates beside. */
export const DRAWN: Drawn[] = [
  {
    label: 'one column',
    source: `
#set text(size: 10.5pt)
#text(size: 22pt, weight: "bold")[Hanitra RAVELOSON] \\
#text(size: 13pt)[Comptable confirmée]

Lot IVC 22 Ambohimanarina, Antananarivo 101 #h(6pt) | #h(6pt) 034 11 223 34 #h(6pt) | #h(6pt) hanitra\\@exemple.test

= Profil
Comptable depuis huit ans dans le commerce et l’industrie, habituée aux clôtures mensuelles et aux contrôles fiscaux.

= Expériences professionnelles
*Comptable générale* — Savonnerie Tantely, Antananarivo #h(1fr) mars 2020 – aujourd’hui
- Tenue de la comptabilité générale de deux sociétés
- Déclarations fiscales et sociales mensuelles, sans pénalité depuis 2020

*Aide-comptable* — Cabinet Fanilo, Antsirabe #h(1fr) sept. 2016 – févr. 2020
- Saisie et rapprochements bancaires de douze clients

= Formation
*Licence en comptabilité et gestion* — Université d’Antananarivo #h(1fr) 2013 – 2016

*Baccalauréat série D* — Lycée Andohalo #h(1fr) 2013

= Compétences
Sage Saari, Excel avancé, Déclarations fiscales, Paie

= Langues
Malgache : langue maternelle, Français : C1, Anglais : B1

= Centres d’intérêt
Chorale, randonnée`,
    expected: {
      name: ['Hanitra', 'RAVELOSON'],
      address: 'Lot IVC 22 Ambohimanarina, Antananarivo 101',
      phone: '034 11 223 34',
      experiences: [
        { title: 'Comptable générale', company: 'Savonnerie Tantely', start: '2020-03', end: '' },
        { title: 'Aide-comptable', company: 'Cabinet Fanilo', start: '2016-09', end: '2020-02' },
      ],
      education: [
        { degree: 'Licence en comptabilité et gestion', school: 'Université d’Antananarivo' },
        { degree: 'Baccalauréat série D', school: 'Lycée Andohalo' },
      ],
      skills: ['Sage Saari', 'Excel', 'Déclarations fiscales', 'Paie'],
      languages: [
        ['Malgache', 'native'],
        ['Français', 'C1'],
        ['Anglais', 'B1'],
      ],
    },
  },
  {
    label: 'a dark sidebar with icons',
    source: `
#set page(margin: 0pt)
#set text(size: 10pt)
#grid(columns: (190pt, 1fr), rows: 100%,
  block(fill: rgb("#1f2937"), width: 100%, height: 100%, inset: 18pt)[
    #set text(fill: white)
    #text(size: 12pt, weight: "bold")[CONTACT]

    ☎ +261 33 45 678 90

    ✉ tojo.rabe\\@exemple.test

    ⌂ Lot 12 Bis Tsaramandroso, Mahajanga

    #v(10pt)
    #text(size: 12pt, weight: "bold")[COMPÉTENCES]

    Soudure TIG ●●●●○

    Lecture de plans ●●●○○

    Chaudronnerie ●●●●●

    #v(10pt)
    #text(size: 12pt, weight: "bold")[LANGUES]

    Malgache – maternelle

    Français – intermédiaire

    #v(10pt)
    #text(size: 12pt, weight: "bold")[LOISIRS]

    Football

    Pêche
  ],
  block(inset: 22pt)[
    #text(size: 24pt, weight: "bold")[Tojo Rabemananjara]

    #text(size: 13pt)[Soudeur – chaudronnier]

    #v(8pt)
    #text(size: 13pt, weight: "bold")[EXPÉRIENCE PROFESSIONNELLE]

    #text(weight: "bold")[Soudeur qualifié]

    Chantier naval Avaratra, Mahajanga

    #text(style: "italic")[01/2019 – Présent]

    • Soudure de coques en acier jusqu’à 25 mètres

    • Encadrement de trois apprentis

    #text(weight: "bold")[Apprenti soudeur]

    Atelier Vy Mafy, Mahajanga

    #text(style: "italic")[06/2016 – 12/2018]

    • Pièces de rechange pour des moulins à riz

    #v(8pt)
    #text(size: 13pt, weight: "bold")[FORMATION]

    #text(weight: "bold")[CAP Construction métallique]

    Lycée technique de Mahajanga

    #text(style: "italic")[2014 – 2016]
  ])`,
    expected: {
      name: ['Tojo', 'Rabemananjara'],
      address: 'Lot 12 Bis Tsaramandroso, Mahajanga',
      phone: '033 45 678 90',
      experiences: [
        { title: 'Soudeur qualifié', company: 'Chantier naval Avaratra', start: '2019-01', end: '' },
        { title: 'Apprenti soudeur', company: 'Atelier Vy Mafy', start: '2016-06', end: '2018-12' },
      ],
      education: [{ degree: 'CAP Construction métallique', school: 'Lycée technique de Mahajanga' }],
      skills: ['Soudure TIG', 'Lecture de plans', 'Chaudronnerie'],
      languages: [
        ['Malgache', 'native'],
        ['Français', 'B1'],
      ],
    },
  },
  {
    label: 'tables with the dates at left',
    source: `
#set text(size: 10pt)
#align(center)[#text(size: 18pt)[CURRICULUM VITAE]]
*RAKOTONDRABE Fenosoa Nirina* \\
Logement 15 Cité Ampefiloha, Antananarivo \\
Tél : 032 07 654 32 — E-mail : fenosoa\\@exemple.test \\
Née le 12/04/1990 — Mariée

== ÉTUDES ET DIPLÔMES
#table(columns: (90pt, 1fr), stroke: 0.5pt,
  [2012 - 2014], [Master en ressources humaines, INSCAE Antananarivo],
  [2009 - 2012], [Licence en gestion, Université de Toamasina])

== EXPÉRIENCES PROFESSIONNELLES
#table(columns: (110pt, 150pt, 1fr), stroke: 0.5pt,
  [02/2018 - ce jour], [Responsable des ressources humaines], [Textiles Soamanana SARL],
  [05/2014 - 01/2018], [Assistante RH], [Groupe Vatosoa])

== CONNAISSANCES INFORMATIQUES
Word, Excel, PowerPoint, Sage Paie

== CONNAISSANCES LINGUISTIQUES
#table(columns: (90pt, 1fr), stroke: 0.5pt, [Malgache], [Langue maternelle], [Français], [Courant], [Anglais], [Notions])`,
    expected: {
      name: ['Fenosoa Nirina', 'RAKOTONDRABE'],
      address: 'Logement 15 Cité Ampefiloha, Antananarivo',
      phone: '032 07 654 32',
      experiences: [
        {
          title: 'Responsable des ressources humaines',
          company: 'Textiles Soamanana SARL',
          start: '2018-02',
          end: '',
        },
        { title: 'Assistante RH', company: 'Groupe Vatosoa', start: '2014-05', end: '2018-01' },
      ],
      education: [
        { degree: 'Master en ressources humaines', school: 'INSCAE Antananarivo' },
        { degree: 'Licence en gestion', school: 'Université de Toamasina' },
      ],
      skills: ['Word', 'Excel', 'PowerPoint', 'Sage Paie'],
      languages: [
        ['Malgache', 'native'],
        ['Français', 'C1'],
        ['Anglais', 'A1'],
      ],
    },
  },
  {
    label: 'two columns under a wide head',
    source: `
#set text(size: 9.5pt)
#align(center)[
  #text(size: 26pt, weight: "bold")[Miora Andriantsoa] \\
  #text(size: 12pt)[Développeuse web] \\
  miora\\@exemple.test · 038 22 111 00 · Fianarantsoa · github.com/miora-exemple]
#v(10pt)
#grid(columns: (1fr, 2fr), column-gutter: 24pt,
  [
    #text(size: 12pt, weight: "bold", fill: blue)[Compétences]

    *Web :* TypeScript, React, Node.js

    *Données :* PostgreSQL, Redis

    #text(size: 12pt, weight: "bold", fill: blue)[Langues]

    Malgache (langue maternelle)

    Français (C1)

    Anglais (B2)

    #text(size: 12pt, weight: "bold", fill: blue)[Certifications]

    Scrum Master, Scrum.org, 2023
  ],
  [
    #text(size: 12pt, weight: "bold", fill: blue)[Expériences]

    *Développeuse web* #h(1fr) _juin 2021 – aujourd’hui_ \\
    Atelier Numérique Betsileo, Fianarantsoa

    - Une place de marché pour 300 artisans, en trois mois
    - Tests automatiques et mise en ligne continue

    *Stagiaire développement* #h(1fr) _janv. 2021 – mai 2021_ \\
    Coopérative Lovasoa, Fianarantsoa

    - Suivi des récoltes sur téléphone

    #text(size: 12pt, weight: "bold", fill: blue)[Formation]

    *Licence en informatique* #h(1fr) _2018 – 2021_ \\
    École nationale d’informatique, Fianarantsoa
  ])`,
    expected: {
      name: ['Miora', 'Andriantsoa'],
      address: 'Fianarantsoa',
      phone: '038 22 111 00',
      experiences: [
        { title: 'Développeuse web', company: 'Atelier Numérique Betsileo', start: '2021-06', end: '' },
        {
          title: 'Stagiaire développement',
          company: 'Coopérative Lovasoa',
          start: '2021-01',
          end: '2021-05',
        },
      ],
      education: [{ degree: 'Licence en informatique', school: 'École nationale d’informatique' }],
      skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Redis'],
      languages: [
        ['Malgache', 'native'],
        ['Français', 'C1'],
        ['Anglais', 'B2'],
      ],
    },
  },
  {
    label: 'in English, headings at left',
    source: `
#set text(size: 10pt)
#text(size: 20pt, weight: "bold")[Solofo Randrianasolo]

Lot II F 14 Ankadifotsy, Antananarivo | +261 34 88 777 66 | solofo\\@exemple.test
#v(8pt)
#grid(columns: (110pt, 1fr), row-gutter: 14pt,
  text(weight: "bold")[Work experience], [
    *Logistics manager*, Port Services Ltd, Toamasina #h(1fr) Apr 2019 – Present
    - Ran a yard of 400 containers

    *Transport supervisor*, Lalana Transports, Antananarivo #h(1fr) Jan 2015 – Mar 2019
    - Cut fuel costs by 12%],
  text(weight: "bold")[Education], [
    *Bachelor of Business Administration*, ISCAM Business School #h(1fr) 2011 – 2014],
  text(weight: "bold")[Skills], [Fleet management, Customs clearance, Negotiation],
  text(weight: "bold")[Languages], [Malagasy: native; French: fluent; English: advanced])`,
    expected: {
      name: ['Solofo', 'Randrianasolo'],
      address: 'Lot II F 14 Ankadifotsy, Antananarivo',
      phone: '034 88 777 66',
      experiences: [
        { title: 'Logistics manager', company: 'Port Services Ltd', start: '2019-04', end: '' },
        { title: 'Transport supervisor', company: 'Lalana Transports', start: '2015-01', end: '2019-03' },
      ],
      education: [{ degree: 'Bachelor of Business Administration', school: 'ISCAM Business School' }],
      skills: ['Fleet management', 'Customs clearance', 'Negotiation'],
      languages: [
        ['Malagasy', 'native'],
        ['French', 'C1'],
        ['English', 'C1'],
      ],
    },
  },
]
