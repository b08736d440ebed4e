// What an event's page shows of its check-in.
export { EventAttendance } from './event-attendance.tsx'
