-- A trade named by its noun (« menuiserie ») names its occupation now: the jobs attach each title once more.
UPDATE "offers" SET "occupation_read" = false WHERE "occupation_choice" IS NULL;--> statement-breakpoint
UPDATE "applicant_profiles" SET "occupation_read" = false WHERE "occupation_choice" IS NULL;
