/** So many applications are prepared for a person in a day of Antananarivo at most. */
export const PREPARED_A_DAY = 3
