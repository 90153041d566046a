import { formatTime } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { capitalised } from '#src/shared/phrases.ts'
import { formatLongDate, formatShortDayDate } from '#src/shared/weekdays.ts'
import type { HomeFigure } from '../../home/contract.ts'
import css from './home.module.css'
import type { HomeFigures } from './queries.ts'
import { Sparkline } from './sparkline.tsx'
import { FIGURE_LABELS, formatFigure, formatGap, isBad } from './words.ts'

/** The figures of today until now, beside yesterday and the same day last week until the same hour. */
export function Figures({ at, figures }: HomeFigures) {
  const hour = formatTime(at)
  const lastWeek = after(new Date(at), -7 * DAY)
  const [weekday = ''] = formatLongDate(lastWeek).split(' ')
  const labels = {
    yesterday: `Hier, ${hour}`,
    last_week: `${capitalised(formatShortDayDate(lastWeek, at))}, ${hour}`,
    gap: `Écart avec ${weekday}`,
  }
  return (
    <section className={css.card} aria-labelledby="today">
      <header className={css.head}>
        <h2 id="today">Aujourd’hui, à {hour}</h2>
        <span>contre hier et {weekday} dernier, à la même heure</span>
      </header>
      <table className={css.figures}>
        <thead>
          <tr>
            <th scope="col">Mesure</th>
            <th scope="col">Aujourd’hui</th>
            <th scope="col">{labels.yesterday}</th>
            <th scope="col">{labels.last_week}</th>
            <th scope="col">{labels.gap}</th>
            <th scope="col">14 jours</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <FigureRow key={figure.name} figure={figure} labels={labels} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface FigureRowProps {
  figure: HomeFigure
  labels: Record<'yesterday' | 'last_week' | 'gap', string>
}

function FigureRow({ figure, labels }: FigureRowProps) {
  const { name, today, yesterday, last_week, days } = figure
  const bad = isBad(figure)
  return (
    <tr>
      <th scope="row">{FIGURE_LABELS[name]}</th>
      <td data-label="Aujourd’hui" className={bad && name === 'mails_waiting' ? css.bad : undefined}>
        <b>{formatFigure(name, today)}</b>
      </td>
      <td data-label={labels.yesterday}>{formatFigure(name, yesterday)}</td>
      <td data-label={labels.last_week}>{formatFigure(name, last_week)}</td>
      <td data-label={labels.gap} className={bad ? css.bad : undefined}>
        {formatGap(figure)}
      </td>
      <td className={css.line}>
        <Sparkline values={days} isBad={bad} />
      </td>
    </tr>
  )
}
