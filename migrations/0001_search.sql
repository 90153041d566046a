CREATE INDEX "offers_fts" ON "offers" USING gin ("fts") WITH (fastupdate=false) WHERE status = 'published' AND NOT paused;--> statement-breakpoint
CREATE INDEX "offers_newest" ON "offers" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' AND NOT paused;--> statement-breakpoint
CREATE INDEX "offers_salary" ON "offers" USING btree ((CASE WHEN salary_visible THEN max_salary END) DESC NULLS LAST,"published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' AND NOT paused;--> statement-breakpoint
CREATE INDEX "offers_activity_area" ON "offers" USING btree ("activity_area_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' AND NOT paused;--> statement-breakpoint
CREATE INDEX "offers_city" ON "offers" USING btree ("city_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' AND NOT paused;--> statement-breakpoint
CREATE INDEX "offers_contract" ON "offers" USING btree ("contract_id") WHERE status = 'published' AND NOT paused;--> statement-breakpoint
CREATE INDEX "offers_job_type" ON "offers" USING btree ("job_type_id") WHERE status = 'published' AND NOT paused;--> statement-breakpoint
CREATE INDEX "offers_job_level" ON "offers" USING btree ("job_level_id") WHERE status = 'published' AND NOT paused;--> statement-breakpoint
CREATE INDEX "offers_degree" ON "offers" USING btree ("degree_id") WHERE status = 'published' AND NOT paused;--> statement-breakpoint
CREATE INDEX "offers_company_size" ON "offers" USING btree ("company_size") WHERE status = 'published' AND NOT paused;--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gin ("word" gin_trgm_ops);