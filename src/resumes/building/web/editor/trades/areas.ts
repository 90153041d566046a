/** The activity area of an occupation by the beginning of its code: of two beginnings the longer one. */
const AREAS: Record<string, number> = {
  ...{ A: 2, B: 4, B11: 22, C: 6, C15: 15 },
  ...{ D: 9, D1101: 3, D1102: 3, D1103: 3, D1104: 3, D1202: 28, D1208: 28, D1404: 5, D1408: 8 },
  ...{ E: 22, E1102: 25, E1103: 21, E1105: 25, E1107: 21, E1108: 25, E14: 21 },
  ...{ F: 7, F1105: 23, F1203: 23, F1302: 23, F14: 23, G: 14 },
  ...{ H: 16, H11: 18, H12: 18, H21: 3, H22: 4, H24: 4, H27: 13 },
  ...{ I: 16, I1401: 17, I1603: 5, I1604: 5, I1606: 5, I1607: 5, J: 26 },
  ...{ K: 24, K11: 26, K13: 28, K14: 1, K15: 1, K16: 1, K17: 27, K19: 11 },
  ...{ K21: 12, K22: 28, K23: 13, K24: 12, K25: 27, K26: 28, L: 22 },
  ...{ M11: 19, M12: 10, M1201: 6, M13: 20, M14: 20, M1401: 21, M15: 20, M16: 1 },
  ...{ M17: 21, M1701: 9, M1704: 8, M18: 17, N: 19 },
}

/** Null for a code of no area. */
export function areaOf(code: string): number | null {
  for (let length = code.length; length > 0; length -= 1) {
    const area = AREAS[code.slice(0, length)]
    if (area) return area
  }
  return null
}
