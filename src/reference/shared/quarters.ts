import { perVersion } from './live.ts'
import { CITIES, type City } from './places.ts'

/**
 * Quarters by which people name where they work, by the id of their town. Names that several towns share (Tanambao,
 * Anjoma, Mahazoarivo) say no town, so they are left out.
 */
const QUARTERS: Record<number, string> = {
  1: `67 Ha|Alarobia|Ambanidia|Ambatobe|Ambatomena|Ambatonakanga|Ambodin’Isotry|Ambohidahy|Ambohijatovo|Ambohimanarina|Ambohimirary|Ambohipo|Ambohitrarahaba|Ambolokandrina|Ampandrana|Ampasampito|Ampasanimalo|Ampefiloha|Analakely|Analamahitsy|Andohatapenaka|Andranomena|Andraharo|Andravoahangy|Andrefan’Ambohijanahary|Anjanahary|Anjohy|Ankadifotsy|Ankadimbahoaka|Ankadindramamy|Ankadivato|Ankaditapaka|Ankatso|Ankerana|Ankorondrano|Ankorahotra|Anosibe|Anosivavaka|Anosizato|Antaninarenina|Antanimena|Antanimora|Antohomadinika|Antsahabe|Antsahavola|Antsakaviro|Avaradoha|Behoririka|Besarety|Betongolo|Faravohitra|Isoraka|Isotry|Ivandry|Mahamasina|Manakambahiny|Mandroseza|Nanisana|Soanierana|Soarano|Tsaralalana|Tsiadana|Tsimbazaza`,
  2: 'Ankirihiry|Bazary Be|Bazary Kely|Salazamay|Tanambao V',
  3: 'Antsenakely|Mandaniresaka|Vatofotsy',
  4: 'Ambondrona|Amborovy|Mahabibo|Mangarivotra|Tsaramandroso',
  5: 'Ampazambazaha|Tsianolondroa',
  6: 'Betania|Mahavatse|Sanfily|Tsimenatse',
  7: 'Lazaret|Place Kabary|Scama',
}

/** Quarters that no town is called as, each with its town. */
export const cityQuarters: () => readonly { name: string; city: City }[] = perVersion(() => {
  const towns = new Set(CITIES.flatMap(({ name, aliases }) => [name, ...aliases]))
  return CITIES.flatMap((city) =>
    (QUARTERS[city.id]?.split('|') ?? []).filter((name) => !towns.has(name)).map((name) => ({ name, city })),
  )
})
