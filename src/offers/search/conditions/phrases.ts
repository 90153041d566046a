import type { FactFilter } from '../../shared/fact-filters.ts'
import type { WorkMode } from '../../shared/states.ts'
import type { IdFilter } from '../contract.ts'

type ListFilter = Exclude<IdFilter, 'city' | 'activity_area'> | 'work_mode' | 'fact'

/** What people write for a value of a filter. Accents, plurals, hyphens and small words (« à », « de ») are compared away. */
export const CONDITION_PHRASES: readonly (readonly [
  ListFilter,
  readonly (number | WorkMode | FactFilter)[],
  string,
])[] = [
  [
    'contract',
    [1],
    'CDI; contrat à durée indéterminée; durée indéterminée; contrat indéterminé; permanent contract',
  ],
  [
    'contract',
    [2],
    'CDD; contrat à durée déterminée; durée déterminée; contrat déterminé; contrat court; fixed term',
  ],
  [
    'contract',
    [3],
    'intérim; intérimaire; mission d’intérim; travail temporaire; emploi temporaire; temporaire',
  ],
  [
    'contract',
    [4],
    'stage; stagiaire; stage non rémunéré; stage rémunéré; stage de fin d’études; stage de fin d’étude; stage PFE; stage académique; stage d’embauche; stage pré-emploi; stage professionnel; stage conventionné; internship; intern; trainee',
  ],
  [
    'contract',
    [5],
    'alternance; contrat d’alternance; alternant; alternante; apprenti; apprentie; contrat d’apprentissage; contrat de professionnalisation',
  ],
  [
    'contract',
    [6],
    'freelance; free-lance; free lance; freelancer; travailleur indépendant; auto-entrepreneur',
  ],
  [
    'contract',
    [7],
    'saisonnier; saisonnière; contrat saisonnier; emploi saisonnier; travail saisonnier; job saisonnier; job d’été; emploi d’été; boulot d’été; travail d’été; job de vacances; travail de vacances; summer job; seasonal',
  ],
  [
    'contract',
    [8],
    'volontariat; volontaire; bénévolat; bénévole; service civique; mission de volontariat; volunteer; mpilatsaka an-tsitrapo; mpirotsaka an-tsitrapo',
  ],
  [
    'job_type',
    [1],
    'temps plein; plein temps; plein-temps; temps complet; full time; full-time; fulltime; tontolo andro',
  ],
  [
    'job_type',
    [2],
    'temps partiel; partiel; mi-temps; mitemps; demi-temps; part time; part-time; parttime; demi-journée; quelques heures; job étudiant; boulot étudiant; travail étudiant; emploi étudiant; petit boulot; petit job; tapak’andro',
  ],
  [
    'job_type',
    [3],
    'horaires décalés; horaire décalé; travail de nuit; emploi de nuit; poste de nuit; équipe de nuit; shift de nuit; la nuit; nuit; night shift; le soir; soir; soirée; en soirée; week-end; week-ends; weekend; 3x8; 2x8; 3 x 8; 2 x 8; asa alina',
  ],
  [
    'job_type',
    [4],
    'à la mission; mission ponctuelle; mission courte; à la tâche; à la journée; journalier; journalière',
  ],
  [
    'job_level',
    [2],
    'débutant; débutante; débutant accepté; débutante acceptée; sans expérience; sans expérience professionnelle; aucune expérience; pas d’expérience; première expérience; premier emploi; premier job; jeune diplômé; jeune diplômée; sans exp; no experience; entry level; fresh graduate; tsy misy traikefa; tsy mila traikefa; tsy misy expérience',
  ],
  [
    'work_mode',
    ['hybrid', 'remote'],
    'télétravail; télé-travail; télétravailleur; télétravailleuse; télétravail possible; travail à distance; emploi à distance; poste à distance; job à distance; remote; remote job; remote work; home office; homeoffice; work from home; wfh; travail à domicile; travail à la maison; travailler à la maison; travailler de chez soi; travail depuis chez soi; travailler de chez moi; depuis la maison; asa an-trano; miasa an-trano',
  ],
  [
    'work_mode',
    ['remote'],
    'full remote; fully remote; 100 remote; 100 télétravail; 100% télétravail; 100% remote; télétravail complet; télétravail total; télétravail à temps plein; entièrement à distance; totalement à distance',
  ],
  ['work_mode', ['hybrid'], 'hybride; travail hybride; télétravail partiel; télétravail hybride'],
  ['work_mode', ['on_site'], 'sur place; travail sur place; en présentiel; présentiel; on site'],
  ['job_level', [3], 'junior; profil junior; niveau junior'],
  ['job_level', [4], 'confirmé; confirmée; profil confirmé; niveau confirmé'],
  ['job_level', [5], 'senior; profil senior; niveau senior'],
  [
    'degree',
    [1],
    'sans diplôme; sans diplôme requis; aucun diplôme; pas de diplôme; non diplômé; non diplômée; sans qualification; tsy misy diplaoma; tsy mila diplaoma; tsy misy diplôme; tsy mila diplôme; no degree',
  ],
  ['degree', [1, 2, 3, 4], 'sans bac; sans le bac; sans baccalauréat; sans bacc; tsy misy bacc'],
  ['degree', [2], 'CEPE; niveau CEPE; diplôme CEPE'],
  ['degree', [3], 'BEPC; niveau BEPC; diplôme BEPC; niveau brevet'],
  ['degree', [4], 'BEP; CAP BEP; CAP ou BEP; niveau CAP; diplôme CAP; niveau BEP; titulaire d’un CAP'],
  ['degree', [5], 'bac; bacc; baccalauréat; bachelier; bachelière; niveau terminale'],
  ['degree', [6], 'bac 2; BTS; DTS; DUT; DEUG; technicien supérieur diplômé'],
  ['degree', [7], 'bac 3; licence; licence professionnelle; licencié; bachelor'],
  ['degree', [8], 'bac 4; master 1; M1; maîtrise universitaire'],
  ['degree', [9], 'bac 5; master; master 2; M2; DESS; DEA; MBA; ingéniorat; diplôme d’ingénieur'],
  [
    'fact',
    ['housing', 'meals'],
    'nourri logé; nourrie logée; logé nourri; logée nourrie; nourri logé blanchi; nourrie logée blanchie; logement et repas fournis; repas et logement fournis',
  ],
  [
    'fact',
    ['housing'],
    'logé; logée; logé sur place; logée sur place; logement fourni; logement assuré; logement gratuit; logement inclus; logement de fonction; logement pris en charge',
  ],
  [
    'fact',
    ['meals'],
    'nourri; nourrie; repas fourni; repas assuré; repas gratuit; repas inclus; repas pris en charge; déjeuner fourni; déjeuner offert',
  ],
  [
    'fact',
    ['transport'],
    'transport assuré; transport fourni; transport inclus; transport gratuit; transport pris en charge; transport remboursé; frais de transport; indemnité de transport',
  ],
  [
    'fact',
    ['no_night'],
    'sans travail de nuit; pas de travail de nuit; sans nuit; pas de nuit; pas la nuit; travail de jour; poste de jour; équipe de jour',
  ],
  [
    'fact',
    ['no_sunday'],
    'dimanche libre; dimanche off; sans dimanche; pas le dimanche; libre le dimanche; sans travail le dimanche; pas de travail le dimanche; week-end libre; week-ends libres; weekend libre; week-end off; weekend off; sans week-end; sans week-ends; sans weekend; pas de week-end; pas de weekend; pas le week-end; pas le weekend',
  ],
  [
    'fact',
    ['disability'],
    'handicapé accepté; handicapée acceptée; personne handicapée acceptée; ouvert aux handicapés; ouvert aux personnes handicapées; ouvert au handicap; accessible aux handicapés; accessible aux personnes handicapées; pour handicapé; pour personne handicapée; travailleur handicapé; travailleuse handicapée; en situation de handicap; PMR',
  ],
  ['degree', [10], 'bac 8; doctorat; doctorant; doctorante; PhD; doctorat d’État'],
]

/** What is put before or after « bac », « licence » … and adds nothing to it. */
export const DEGREE_WORDS =
  'niveau; diplôme; titulaire; avec; série A; série C; série D; série L; série S; série OSE; serie A1; serie A2; pro; professionnel; technique; général'

/** What asks for the best paid first. */
export const WELL_PAID =
  'bien payé; bien payée; bien rémunéré; bien rémunérée; mieux payé; mieux payée; mieux rémunéré; bon salaire; beau salaire; gros salaire; haut salaire; salaire élevé; salaire attractif; salaire intéressant; meilleur salaire; bonne paie; bonne paye; bonne rémunération; rémunération attractive; high salary; well paid; karama tsara; karama be; be karama; tsara karama'

/** What says that one looks for work, and how one is, and nothing about the work. */
export const NOISE = `
  slt; salut; bonjour; bonsoir; bjr; salama; svp; stp; s’il vous plaît; s’il te plaît; please; merci; coucou; azafady
  cherche; chercher; jcherche; je cherche; je recherche; je suis à la recherche; suis à la recherche; à la recherche; rech; recherche emploi; recherche travail; recherche poste; recherche d’emploi; recherche de travail; en recherche; cherche emploi; cherche travail; cherche du travail comme; cherche un emploi de; looking for; look for; find
  je veux; je voudrais; je souhaite; je désire; je suis; je postule; j’aimerais; on cherche; nous recherchons; besoin d’emploi; besoin d’un travail; besoin de travail
  travailler; travailler comme; travail; travaux à pourvoir; boulot; boulots; taf; taff; job; jobs; work; vacancy; vacancies; hiring
  emploi; emplois; offre; offres; offre d’emploi; offre d’emplois; offres d’emploi; demande d’emploi; annonce d’emploi; annonces d’emploi; avis de recrutement; avis d’appel à candidature; appel à candidature; candidature spontanée; recrute; recrutement en cours; recrutement immédiat; recrutement urgent; à pourvoir; poste à pourvoir; place disponible; poste; postes; un poste de; poste vacant; postes vacants; nouvelles offres; nouveau; toute offre; tout travail; n’importe quel travail; n’importe quel; n’importe quoi; comme; en tant que
  mitady asa; mitady asa aho; mitady; hitady asa; mila asa; mila asa aho; te hiasa; te hiasa aho; asa; asa aho; aho; asa malalaka; tolotra asa; tolotr’asa; fitadiavana asa; mikaroka asa; asa maika; maika; misy asa; asa misy; asa rehetra
  urgent; urgente; très urgent; urgents; asap; immédiat; immédiate; immédiatement; tout de suite; dès maintenant; maintenant; disponible; disponible de suite; disponible immédiatement; dispo; libre de suite; de suite; dès que possible
  expérimenté; expérimentée; avec expérience; avec de l’expérience; ayant de l’expérience; ayant expérience; motivé; motivée; dynamique; sérieux; sérieuse; ponctuel; ponctuelle; honnête; compétent; compétente; polyvalent et motivé; qualifié; qualifiée
  homme; femme; jeune homme; jeune femme; jeune fille; jeune; homme ou femme; homme femme; monsieur; madame
  mada; madagascar; madagasikara; à Madagascar; proche de chez moi; près de chez moi; chez moi
`
