interface Line {
  name: string
  value: string
  limit: string
  holds: boolean
}

/** Collects what was measured beside what it must not exceed. */
export class Report {
  readonly #lines: Line[] = []

  /** `value` may be at most `times` the `base` measured in the same run. */
  atMost(name: string, value: number, base: number, times: number, unit: string) {
    const ratio = value / base
    this.#add(
      name,
      `${value.toFixed(1)} ${unit} = ${ratio.toFixed(2)} × ${base.toFixed(1)}`,
      `≤ ${times} ×`,
      ratio <= times,
    )
  }

  /** `value` must be at least `times` the `base` measured in the same run. */
  atLeast(name: string, value: number, base: number, times: number, unit: string) {
    const ratio = value / base
    this.#add(
      name,
      `${value.toFixed(0)} ${unit} = ${ratio.toFixed(2)} × ${base.toFixed(0)}`,
      `≥ ${times} ×`,
      ratio >= times,
    )
  }

  /** `value` must not exceed a fixed budget. */
  within(name: string, value: number, budget: number, unit: string) {
    this.#add(name, `${value.toFixed(1)} ${unit}`, `≤ ${budget} ${unit}`, value <= budget)
  }

  /** `value` must reach what is asked of it. */
  reaches(name: string, value: number, least: number) {
    this.#add(name, String(value), `≥ ${least}`, value >= least)
  }

  /** What could not be measured here counts as failed, so that nobody takes it for a success. */
  unmeasured(name: string, reason: string) {
    this.#add(name, `NOT MEASURED, ${reason}`, 'measured', false)
  }

  #add(name: string, value: string, limit: string, holds: boolean) {
    this.#lines.push({ name, value, limit, holds })
    console.log(`${holds ? 'ok  ' : 'FAIL'} ${name}: ${value} (${limit})`)
  }

  /** Prints the whole and says whether everything holds. */
  print(): boolean {
    const failed = this.#lines.filter((line) => !line.holds)
    console.log(`\n${this.#lines.length} measured, ${failed.length} over their limit`)
    for (const line of failed) console.log(`FAIL ${line.name}: ${line.value} (${line.limit})`)
    return failed.length === 0
  }
}
