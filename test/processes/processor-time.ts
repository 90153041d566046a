/** How long the processor worked on this, in milliseconds: what else the machine does meanwhile is not counted. */
export function processorTimeOf(act: () => void): number {
  const before = process.cpuUsage()
  act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
