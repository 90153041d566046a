/**
 * French words that carry no meaning in a search, folded as `foldText` folds them: PostgreSQL knows its own
 * list with accents only, and both sides must leave out the same words for phrases to keep their distances.
 */
export const stopWords: ReadonlySet<string> = new Set(
  `a ai aie aient aies ait as au aura aurai auraient aurais aurait auras aurez auriez aurions aurons auront aux
  avaient avais avait avec avez aviez avions avons ayant ayez ayons c ce ces d dans de des du elle en es est et
  etaient etais etait etant etante etantes etants ete etee etees etes etiez etions eu eue eues eumes eurent eus
  eusse eussent eusses eussiez eussions eut eutes eux fh fumes furent fus fusse fussent fusses fussiez fussions
  fut futes hf il j je l la le les leur leurs lui m ma mais me meme memes mes mon n ne nos notre nous on ont ou
  par pas pour qu que qui s sa se sera serai seraient serais serait seras serez seriez serions serons seront ses
  soient sois soit sommes son sont soyez soyons suis sur t ta te tes toi ton tu un une vos votre vous y`.split(
    /\s+/,
  ),
)
