import { say } from 'words:forum'

/** How often a member may reply. */
export const paceWords = (minutes: number) => {
  if (minutes === 0) return say('paceFree')
  if (minutes < 60) return minutes === 1 ? say('oncePerMinute') : say('onceInMinutes', { minutes })
  const hours = minutes / 60
  return hours === 1 ? say('oncePerHour') : hours === 24 ? say('oncePerDay') : say('onceInHours', { hours })
}
