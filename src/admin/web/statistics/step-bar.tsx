import charts from './charts.module.css'

interface StepBarProps {
  /** Parts of a hundred. */
  part: number
  before?: number
}

/** A bar of this period, with a mark of the period before where there is one; the table beside it says the same in figures. */
export function StepBar({ part, before }: StepBarProps) {
  return (
    <svg className={charts.step} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={charts.track} width="100" y="2" height="6" rx="1" />
      <rect className={charts.fill} width={part} y="2" height="6" rx="1" />
      {before !== undefined && <path className={charts.mark} d={`M${before} 0V10`} />}
    </svg>
  )
}
