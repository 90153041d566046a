import { expect, type Page, test as base } from '@playwright/test'
