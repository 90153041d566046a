DROP INDEX "offers_fts";--> statement-breakpoint
DROP INDEX "offers_salary";--> statement-breakpoint
DROP INDEX "offers_city";--> statement-breakpoint
DROP INDEX "offers_contract";--> statement-breakpoint
DROP INDEX "offers_job_type";--> statement-breakpoint
DROP INDEX "offers_job_level";--> statement-breakpoint
DROP INDEX "offers_degree";--> statement-breakpoint
DROP INDEX "offers_company_size";