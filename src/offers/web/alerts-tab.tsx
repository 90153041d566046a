/** Settings: alertes. */
export default function AlertsTab() {
  return <h2>alertes</h2>
}
