import { DENIED, wholeWords } from '../wording/shared/marks.ts'
import { PAYING } from '../wording/shared/words.ts'
import type { SignKind } from './shared/kinds.ts'

/** The words in between stay in one sentence; the point of « 5.000 » ends none. */
const within = (most: number) => `(?:[^.!?\\n]|\\.(?=\\d)){0,${most}}?`
const CARDS =
  "western ?union|money ?gram|bitcoins?|btc|usdt|crypto(?:monnaie)?s?|binance|payeer|perfect money|transcash|neosurf|paysafe ?(?:card)?|cartes? (?:cadeau|prépayée?)s?|gift cards?|itunes|virement (?:à l'étranger|international)"
const MOBILE = 'm-?vola|orange money|airtel money|mobile money|numéro ci-dessous'
const BY = "(?:par|via|sur|au|en|to|by|through|using|amin'ny|à)"
const OWN = "(?:le |la |un |une |son |notre |ce |compte |numéro |ny |'ny |our )*"
/** Whoever is paid by a means is not asked to pay by it: « salaire versé par MVola ». */
const PAID = `(?<!(?:salaires?|karama|rémunérations?|paies?|commissions?|primes?|clients?|fournisseurs?|salary|wages?)[^.!?\\n]{0,40})`
const MONEY_WORDS =
  'gagn\\p{L}*|pa(?:yé|ie|ye)\\p{L}*|rémunér\\p{L}*|earn\\p{L}*|ar|ariary|commissions?|€|\\$|vola'
const NUMBER = '(?<![\\d.,])\\d[\\d .,]{0,15}(?:k|mille|millions?)?'
const PAPERS =
  "(?:c\\.?i\\.?n\\.?|cartes? (?:nationales? )?d'identité|pièces? d'identité|passeports?|kara-?panondro|id cards?|passports?|identity cards?)"
const CODES =
  '(?:codes? (?:secret|pin|otp|de confirmation|de vérification|reçus?|sms|mvola)|mots? de passe|otp|verification code|password|numéros? de (?:la |votre |ta )?carte bancaire|kaody)'

/** The words by which each kind is known, in French, Malagasy and English. Accents and apostrophes may be left out. */
const PHRASES: Partial<Record<SignKind, readonly string[]>> = {
  payment_channel: [
    `${PAID}(?:${PAYING}|paiements?|versements?|transferts?|payments?|frais|acompte)${within(60)} ${BY} ${OWN}(?:${CARDS})`,
    `${PAID}${PAYING} ${within(50)}${BY} ${OWN}(?:${MOBILE})`,
    `${PAID}${NUMBER} ?(?:ar|ariary)(?![^.!?\\n]{0,15}(?:mois|jour|net|brut))${within(15)} ${BY} ${OWN}(?:${MOBILE})`,
  ],
  secret_asked: [
    `(?:envoy|donn|communiqu|transmet|fourni|indiqu|send|give|share|omeo|alefaso|mandefa|besoin de (?:votre|ton|vos))\\p{L}*${within(30)} (?:le |la |les |votre |ton |ny |the |your |nous )*${CODES}`,
  ],
  identity_asked: [
    `(?:photos?|scans?|selfies?|sary|captures?|pictures?|images?)(?: scannée?s?)? (?:\\(?recto[- /]?(?:et )?verso\\)? )?(?:(?:de|du|des|of|an'ny|ny|la|le|the|votre|vos|ta|your|avec|with|both|sides) |d'){0,4}${PAPERS}`,
    `${PAPERS}${within(40)} (?:par|sur|via|en|amin'ny|on|by) (?:whats ?app|messenger|telegram|mp|inbox|message privé|facebook)`,
    `(?:remet|confi|laiss|envoy|garder|send|hand)\\p{L}*${within(25)} (?:votre|son|vos|le|l'original de la|your) ${PAPERS}`,
  ],
  money_mule: [
    `(?:recev|encaiss|receiv|mandray)\\p{L}*(?!${within(40)} (?:salaires?|karama|paie|salary|bulletin)) ${within(50)}(?:sur|via|dans|into?|through|amin'ny) (?:votre|ton|your|ny) (?:propre )?(?:compte|m-?vola|account|kaontin|numéro)\\p{L}*`,
    `(?:prêt|lou|mett|utilis)\\p{L}* (?:à disposition )?(?:votre|ton) (?:compte|carte sim|m-?vola|rib)`,
    `(?:réexpédi|réenvoy|renvoy)\\p{L}*${within(30)} (?:colis|sommes?|argent|fonds|virements?)${within(30)} (?:domicile|chez (?:vous|toi|soi)|maison)`,
  ],
  task_scam: [
    `(?:liker|likez|like|aimer|aimez|aimant|regarder|regardez|visionn\\p{L}*|s'abonner|abonnez|noter|notez|watch(?:ing)?|liking|rating)${within(30)} (?:vidéos?|videos?|youtube|tiktok|publications?|posts?|hôtels?|hotels?|produits?|pages?|chaînes?|applications?|films?)(?=[^\\n]{0,100}(?:${MONEY_WORDS}))`,
  ],
  pyramid: [
    'marketing de réseau|network marketing|mlm|vente pyramidale|filleuls?|matrice de gains|ponzi',
    `parrain(?:er|ez|age|ages)${within(40)} (?:gagn\\p{L}*|commissions?|bonus|primes?|ar|ariary)`,
    'liberté financière|indépendance financière|revenus? passifs?|propre patron|financial freedom|passive income',
    '(?:doubl|tripl|multipli)\\p{L}* (?:votre|ton|vos|tes) (?:argent|mise|capital|revenus?)',
    `investi(?:r|ssez|s|ssement)${within(25)} ${NUMBER}${within(50)} (?:gagn|recev|rendement|retour|rapport)\\p{L}*`,
  ],
  easy_money: [
    'argent facile|gains? (?:facile|garanti|assuré)s?|revenus? (?:garantis?|assurés?|illimités?)|vola mora|easy money|salaire illimité',
    `(?:gagn|touch|empoch|earn|make|mahazo)\\p{L}*${within(30)}[€$]? ?${NUMBER} ?(?:ar|ariary|€|euros?|eur|\\$|usd|dollars?)?${within(12)} ?(?:par|/|chaque|each|per|a|every|isan'?) ?(?:jour|heure|semaine|day|hour|week|andro|herinandro|minutes?)s?`,
  ],
  no_interview: [
    "sans (?:aucun |passer d')?(?:entretien|interview)|(?:no|without) (?:an )?interview|tsy misy (?:entretien|interview|fanadinana)",
    '(?:embauche|emploi|contrat|visa|recrutement|départ|job|employment) (?:est )?(?:immédiat[e]? et )?(?:garantie?|assurée?|guaranteed)|guaranteed (?:job|visa|employment)|asa azo antoka',
  ],
  pressure: [
    "réserv(?:er|ez) (?:vite )?(?:votre|sa|ta) place|premiers? (?:inscrits?|payés?|payeurs?)|dernières? places?|last places?|avant ce soir|(?:confirm|répond|inscri|décid)\\p{L}* (?:dans (?:l'heure|les 24 ?h(?:eures)?)|aujourd'hui même)",
  ],
  improper_request: [
    'photos? (?:de (?:vous |toi )?)?(?:en pied|entières?|intégrales?|corps entier|en maillot\\p{L}*|sexy|dénudée?s?|full body)|full[- ]body (?:photo|picture)s?|sary (?:manontolo|feno)',
    `(?:entretien|rendez-vous|interview|rencontre)${within(30)} (?:dans (?:une |ma |la )?chambre|chez moi|à mon domicile|à l'hôtel le soir|en soirée en tête)`,
  ],
}

const SEARCHES = Object.entries(PHRASES).map(([kind, patterns]) => ({
  kind: kind as SignKind,
  search: patterns.map((pattern) => wholeWords(`${DENIED}(?:${pattern})`)),
}))

/** The first words of the text that show each kind. */
export function findPhrases(text: string): { kind: SignKind; found: string }[] {
  return SEARCHES.flatMap(({ kind, search }) => {
    const [found] = search.flatMap((each) => text.match(each)?.[0] ?? [])
    return found ? [{ kind, found }] : []
  })
}
